import postcss from 'postcss';
import {describe, expect, test} from 'vitest';
import {dropUnusedStyles, isUnusedClass} from './unusedStyles';

const run = (css: string, from = '/site/node_modules/infima/dist/css/default/default.css') =>
  postcss([dropUnusedStyles as never]).process(css, {from}).css;

describe('dropUnusedStyles', () => {
  test('takes rules of unused classes out, and such selectors out of others', () => {
    expect(
      run('.a, .pills__item:hover {x: y} .text--bold {x: y} .pills {x: y} .card__body {x: y} .text--center {x: y}'),
    ).toBe('.a {x: y} .text--center {x: y}');
  });

  test('takes out shades that nothing refers to', () => {
    const css = run(':root {--ifm-color-info-lightest: red; --ifm-color-info-dark: red}');
    expect(css).toContain('--ifm-color-info-dark: red');
    expect(css).not.toContain('lightest');
  });

  test('leaves the styles of others alone', () => {
    const css = '.pills {x: y}';
    expect(run(css, '/site/src/css/custom.css')).toBe(css);
  });

  test('knows whole names', () => {
    expect(['margin--md', 'col--10', 'pagination__link'].filter(isUnusedClass)).toHaveLength(3);
    expect(['col--12', 'pagination-nav__link', 'padding--none', 'card', 'button--block'].filter(isUnusedClass)).toEqual(
      [],
    );
  });
});
