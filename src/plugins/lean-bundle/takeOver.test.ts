import {describe, expect, it} from 'vitest';
import {dropHints, markParts} from './takeOver';

describe('dropHints', () => {
  it('takes out what React puts in front of the page', () => {
    const hint = '<link rel=preload as=image href=/img/logo.svg />';
    expect(dropHints(`<div id=__docusaurus>${hint}${hint}<div role=region>`)).toBe(
      '<div id=__docusaurus><div role=region>',
    );
  });

  it('leaves what the page itself asks for', () => {
    const html = '<head><link rel=preload as=image href=/a.webp></head><div id="__docusaurus"><div></div></div>';
    expect(dropHints(html)).toBe(html);
  });
});

describe('markParts', () => {
  it('makes comments of the marks of a part, and of a part in it', () => {
    const [start, end] = ['<template data-later=start></template>', '<template data-later="end"></template>'];
    expect(markParts(`a${start}b${start}c${end}${end}d`, 'page.html')).toBe(
      'a<!--$s-->b<!--$s-->c<!--/$s--><!--/$s-->d',
    );
  });

  it.each([
    ['<template data-later=start></template>'],
    ['<template data-later=end></template><template data-later=start></template>'],
    ['<template data-later=start class=x></template>'],
  ])('throws where marks are not in pairs: %s', (html) => {
    expect(() => markParts(html, 'page.html')).toThrow('the parts of page.html do not begin and end');
  });
});
