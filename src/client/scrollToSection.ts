import type {ClientModule} from '@docusaurus/types';

/**
 * Scrolls to the section that a link to another page names. Docusaurus looks for it when it has told the page its new
 * address, which is when React has drawn the page; Preact draws it just after, in the same task.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  const {hash, pathname} = location;
  if (!previousLocation || pathname === previousLocation.pathname || !hash) return;
  const id = decodeURIComponent(hash.slice(1));
  queueMicrotask(() => document.getElementById(id)?.scrollIntoView());
};
