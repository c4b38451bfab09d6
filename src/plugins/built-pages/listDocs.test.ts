import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';
import {listDocs} from './listDocs';

const doc = (id: string) => ({type: 'doc', id});
const category = (label: string, link: string | undefined, items: object[]) => ({
  type: 'category',
  label,
  link: link && {type: 'doc', id: link},
  items,
});
const version = {
  docs: ['index', 'a', 'b', 'c', 'd', 'unlisted'].map((id) => ({id, permalink: `/docs/${id}`})),
  sidebars: {
    docs: [
      {type: 'ref', id: 'index'},
      category('Manual', 'a', [doc('b'), category('Wikibase', 'c', [doc('d')])]),
      {type: 'link', label: 'Forum', href: 'https://example.org/'},
    ],
  },
} as unknown as LoadedVersion;

it('lists the docs of a sidebar in its order, each with its category', () => {
  expect(listDocs([version])).toEqual([
    {permalink: '/docs/index'},
    {permalink: '/docs/a', category: 'Manual'},
    {permalink: '/docs/b', category: 'Manual'},
    {permalink: '/docs/c', category: 'Manual'},
    {permalink: '/docs/d', category: 'Wikibase'},
  ]);
});
