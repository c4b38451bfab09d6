// A picture of the tool is a link to its file. With JavaScript it opens in a window above the page instead: Enter or a
// click opens it, Escape, a click or its button closes it, and the focus is back on the picture.
import type {ClientModule} from '@docusaurus/types';

if (typeof document !== 'undefined') {
  document.addEventListener('click', (event) => {
    // With a key held, the browser opens the file in a new tab or saves it.
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.picture-link') : null;
    const image = link?.querySelector('img');
    if (!link || !image) return;
    event.preventDefault();
    // Few readers enlarge a picture, so what does it is loaded then; without it, the link leads to the file.
    import('./pictureWindow').then(
      ({enlarge}) => enlarge(link, image),
      () => location.assign(link.href),
    );
  });
}

/** The back button leads to another page: the window belongs to the one before. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location, previousLocation}) => {
  if (previousLocation && location.pathname !== previousLocation.pathname) {
    document.querySelector<HTMLDialogElement>('dialog.picture-window')?.close();
  }
};
