import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {Resvg} from '@resvg/resvg-js';
import satori, {type Font} from 'satori';
import {createElement, type CSSProperties, type JSXElement} from 'satori/jsx';

export const CARD_WIDTH = 1200;
const CARD_HEIGHT = 630;
const MARGIN = 80;

/** What all cards have in common: the site's colors, and its logo as a data URL. */
export interface Brand {
  surface: string;
  accentSoft: string;
  accent: string;
  text: string;
  logo: string;
}

/** Reads the colors of the light mode from the tokens. Throws an error if one is missing. */
export function readBrand(tokensCss: string, logoSvg: string): Brand {
  const token = (name: string): string => {
    const color = new RegExp(`--${name}: (#[0-9a-f]{3,6});`).exec(tokensCss)?.[1];
    if (color === undefined) throw new Error(`src/css/tokens.css has no color --${name}, which the social cards need.`);
    return color;
  };
  return {
    surface: token('or-surface'),
    accentSoft: token('or-accent-soft'),
    accent: token('or-accent'),
    text: token('or-text'),
    logo: `data:image/svg+xml;base64,${Buffer.from(logoSvg).toString('base64')}`,
  };
}

const require = createRequire(__filename);
const fonts = (['latin', 'latin-ext'] as const).flatMap((subset) =>
  ([600, 700] as const).map((weight): Font => ({
    name: subset === 'latin' ? 'Latin' : 'Latin extended',
    weight,
    data: readFileSync(
      require.resolve(
        `@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-${subset}-${weight}-normal.woff`,
      ),
    ),
  })),
);

/** Type sizes, largest first: how many characters of a title fit, and on how many lines. Only the last ones reach the logo. */
const TITLE_SIZES = [
  {upTo: 32, fontSize: 92, lineClamp: 2, width: 1040},
  {upTo: 44, fontSize: 80, lineClamp: 2, width: 1040},
  {upTo: 72, fontSize: 64, lineClamp: 3, width: 1040},
  {upTo: 90, fontSize: 58, lineClamp: 4, width: 820},
  {upTo: Infinity, fontSize: 48, lineClamp: 5, width: 820},
] as const;

/** An element of the card. Satori's types do not accept nested elements with properties. */
const element = createElement as (type: string, props: object, ...children: unknown[]) => JSXElement;

/** Draws a card as SVG, with the section and the title in the largest size that fits. Cuts a title that is too long. */
export async function createCard(brand: Brand, title: string, section: string, embedFont = true): Promise<string> {
  const {upTo: _, ...shape} = TITLE_SIZES.find(({upTo}) => title.length <= upTo) ?? TITLE_SIZES[4];
  const slope = element('path', {d: `M0 600L${CARD_WIDTH} 450V${CARD_HEIGHT}H0Z`, fill: brand.accentSoft});
  const box = (style: CSSProperties, ...children: unknown[]) => element('div', {style}, ...children);
  const card = box(
    {
      backgroundColor: brand.surface,
      color: brand.text,
      display: 'flex',
      flexDirection: 'column',
      fontFamily: 'Latin, Latin extended',
      fontWeight: 700,
      height: '100%',
      padding: `70px ${MARGIN}px`,
      width: '100%',
    },
    element('svg', {viewBox: `0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`, style: {inset: 0, position: 'absolute'}}, slope),
    element('img', {
      src: brand.logo,
      width: 216,
      height: 216,
      style: {left: 916, position: 'absolute', top: 396},
    }),
    box({fontSize: 46, letterSpacing: '-0.02em'}, 'OpenRefine'),
    box({...shape, letterSpacing: '-0.025em', lineHeight: 1.14, marginTop: 66, wordBreak: 'break-word'}, title),
    box({bottom: 60, color: brand.accent, fontSize: 34, fontWeight: 600, left: MARGIN, position: 'absolute'}, section),
  );
  return satori(card, {width: CARD_WIDTH, height: CARD_HEIGHT, fonts, embedFont});
}

/** Draws a card as PNG. The same words result in the same bytes. */
export const drawCard = async (brand: Brand, title: string, section: string): Promise<Buffer> =>
  new Resvg(await createCard(brand, title, section), {font: {loadSystemFonts: false}}).render().asPng();
