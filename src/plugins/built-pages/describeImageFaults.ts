import type {CheerioAPI} from 'cheerio';

export const MAX_BYTES = 500_000;

/**
 * Describes what is wrong with the images of a page, and with what it embeds: the policy blocks those of other sites, and
 * large ones take too long on a phone. `sizeOf` returns the bytes of a file of this site, or undefined if there is none, and `placeOf` the
 * file and the line that show an image.
 */
export function describeImageFaults(
  $: CheerioAPI,
  sizeOf: (src: string) => number | undefined,
  placeOf: (src: string) => string,
): string[] {
  return $(':is(img, iframe, video, audio, source, embed, script)[src]')
    .toArray()
    .flatMap(({name, attribs: {src = ''}}) => {
      if (/^(https?:)?\/\//.test(src)) {
        const remedy = name === 'img' ? 'Put the file into static/img.' : 'Link to it instead.';
        return [`${placeOf(src)} shows ${src} from another site, which browsers block. ${remedy}`];
      }
      if (name !== 'img') return [];
      const bytes = sizeOf(src) ?? 0;
      if (bytes <= MAX_BYTES) return [];
      const size = (bytes / 1e6).toFixed(1);
      return [
        `${placeOf(src)} shows ${src}, which has ${size} MB. Save it as WebP, or make it smaller: at most 0.5 MB.`,
      ];
    });
}
