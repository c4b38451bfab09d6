/**
 * What Infima offers and neither the theme nor this site uses: some 150 classes for columns, spaces, colours and parts
 * of pages. tests/output/weight.test.ts fails where a page or a script uses one of them; take its pattern out then.
 */
const UNUSED = [
  'alert--primary|alert__(?:heading|icon)',
  'avatar--vertical|avatar__(?:photo--\\w+|subtitle)',
  'badge--(?:primary|success|info|warning|danger)|breadcrumbs--\\w+',
  'button--(?:success|info|warning|danger|link)|button-group(?:--block)?',
  'card--full-height|card__\\w+',
  'col--(?:1|5|10|11)|col--offset-(?:[4-9]|1[0-2])|row--(?:no-gutters|align-\\w+)',
  'dropdown--nocaret|hero--dark|navbar__(?:items--center|search-input)',
  'margin--\\w+|padding--(?!none|lg)\\w+|(?:margin|padding)-horiz--\\w+|padding-(?:left|right|vert)--\\w+',
  'margin-(?:top|vert)--(?:none|xs)|margin-(?:right|bottom)--(?:none|xs|lg)|margin-left--(?:none|xs|md|lg|xl)',
  'margin-top--xl|margin-vert--sm|margin-right--(?:sm|xl)|padding-(?:top|bottom)--(?:none|xs|sm|xl)',
  'padding-top--lg|padding-bottom--md',
  'pagination--\\w+|pagination__\\w+(?:--\\w+)?|pills(?:--\\w+|__\\w+(?:--\\w+)?)?|shadow--(?:md|tl)',
  'text--(?!center|right|truncate)[\\w-]+',
].join('|');

const inSelector = new RegExp(`\\.(?:${UNUSED})(?![\\w-])`);
const wholeName = new RegExp(`^(?:${UNUSED})$`);

/** Variables of such classes, shades of colours, and the numbers that Infima has computed those with. */
const UNUSED_VARIABLE = new RegExp(
  `^--ifm-(?:${[
    'color-\\w+-(?:darkest|light|lighter|lightest)|color-primary-contrast-\\w+',
    'color-(?:success|info|warning|danger)(?:-darker)?',
    '(?:dark|darker|darkest|light|lighter|lightest)-value|contrast-\\w+(?:-\\w+)?-value',
    'button-group-\\w+|card-(?:horizontal|vertical)-spacing|navbar-search-input-[\\w-]+|pills-[\\w-]+',
    'pagination-(?:border-radius|color-active|item-active-background|padding-\\w+)',
    'font-weight-light|transition-slow|global-shadow-tl|image-alignment-padding',
  ].join('|')})$`,
);

/** Whether a class is one of those whose rules are left out. */
export const isUnusedClass = (name: string): boolean => wholeName.test(name);

/** The part of PostCSS's tree that is read here. */
interface CssRule {
  type: string;
  selectors: string[];
  selector: string;
  remove: () => void;
}
interface CssDeclaration {
  prop: string;
  remove: () => void;
}
interface CssRoot {
  source?: {input: {file?: string}};
  walkRules: (visit: (rule: CssRule) => void) => void;
  walkDecls: (name: RegExp, visit: (declaration: CssDeclaration) => void) => void;
}

/** A PostCSS plugin that leaves out of Infima what nothing uses: 3 kB gzip of every first visit. */
export const dropUnusedStyles = {
  postcssPlugin: 'drop-unused-styles',
  Once(root: CssRoot): void {
    if (!/[\\/]infima[\\/]/.test(root.source?.input.file ?? '')) return;
    // First all, then the removal: a walk that removes leaves out the neighbour of what it removed.
    const rules: CssRule[] = [];
    root.walkRules((rule) => void rules.push(rule));
    for (const rule of rules) {
      const used = rule.selectors.filter((selector) => !inSelector.test(selector));
      if (used.length === 0) rule.remove();
      else if (used.length < rule.selectors.length) rule.selectors = used;
    }
    const declarations: CssDeclaration[] = [];
    root.walkDecls(UNUSED_VARIABLE, (declaration) => void declarations.push(declaration));
    for (const declaration of declarations) declaration.remove();
  },
};
