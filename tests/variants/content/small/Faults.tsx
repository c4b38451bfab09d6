import {useReducer, type ReactNode} from 'react';
import {useDoc, useDocById, useLayoutDoc, useLayoutDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** What can go wrong with a part of a page; each throws while it renders. */
const parts: Record<string, () => ReactNode> = {
  'a chain of causes': () => {
    const asleep = new Error('The host is asleep.');
    const empty = new Error('The answer is empty.', {cause: asleep});
    throw new Error('The table cannot be drawn.', {cause: empty});
  },
  'an unknown doc': () => useDocById('missing')?.title,
  'an unknown doc for the layout': () => useLayoutDoc('missing')?.id,
  'an unknown sidebar': () => useLayoutDocsSidebar('missing').link?.label,
  'no provider of a post': () => useBlogPost().metadata.title,
};

/** Buttons that break the page: the name of the broken part is on the root element, where a test may remove it. */
export default function Faults(): ReactNode {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const {metadata} = useDoc();
  const broken = useIsBrowser() ? document.documentElement.dataset.broken : undefined;
  const Part = parts[broken ?? ''];
  return (
    <>
      <p>Whole: {metadata.title}</p>
      {Object.keys(parts).map((name) => (
        <button
          key={name}
          type="button"
          onClick={() => {
            document.documentElement.dataset.broken = name;
            render();
          }}
        >
          Break {name}
        </button>
      ))}
      {Part && <Part />}
    </>
  );
}
