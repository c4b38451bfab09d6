/** Shows a picture above the page, at the size of its file, until the reader closes it. */
export function enlarge(link: HTMLAnchorElement, small: HTMLImageElement): void {
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
