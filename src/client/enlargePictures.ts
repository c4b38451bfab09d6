// A picture of the tool is a link to its file. With JavaScript it opens in a window above the page instead: Enter or a
// click opens it, Escape, a click or its button closes it, and the focus is back on the picture.
import type {ClientModule} from '@docusaurus/types';

function enlarge(link: HTMLAnchorElement, small: HTMLImageElement): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'picture-window';
  dialog.setAttribute('aria-label', 'Enlarged picture');

  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'button button--secondary button--sm picture-close';
  close.textContent = 'Close';

  const image = document.createElement('img');
  image.alt = small.alt;
  const [width, height] = ['width', 'height'].map((name) => Number(small.getAttribute(name)));
  Object.assign(image, {width, height, src: link.href});
  image.style.setProperty('--picture-width', `${width}px`);
  image.style.setProperty('--picture-ratio', `${width} / ${height}`);

  dialog.append(close, image);
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => {
    dialog.remove();
    // Browsers that do not focus a link on a click would leave the focus nowhere.
    link.focus({preventScroll: true});
  });
  document.body.append(dialog);
  dialog.showModal();
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', (event) => {
    // With a key held, the browser opens the file in a new tab or saves it.
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.picture-link') : null;
    const image = link?.querySelector('img');
    if (!link || !image) return;
    event.preventDefault();
    enlarge(link, image);
  });
}

/** The back button leads to another page: the window belongs to the one before. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location, previousLocation}) => {
  if (previousLocation && location.pathname !== previousLocation.pathname) {
    document.querySelector<HTMLDialogElement>('dialog.picture-window')?.close();
  }
};
