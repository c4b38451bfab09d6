import type {HtmlTagObject} from '@docusaurus/types';

/** Notes Ctrl+K and Command+K until the page answers to keys itself; SearchLauncher then opens the search. */
export const earlySearch: HtmlTagObject & {attributes: Record<string, string>} = {
  tagName: 'script',
  attributes: {},
  innerHTML: `addEventListener('keydown', function (event) {
  var data = document.documentElement.dataset;
  if (data.search === 'ready' || !(event.ctrlKey || event.metaKey) || !/^k$/i.test(event.key)) return;
  event.preventDefault();
  data.search = 'asked';
});`,
};
