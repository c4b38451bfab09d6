/** Shows a picture above the page, at the size of its file, until the reader closes it. */
export function enlarge(link: HTMLAnchorElement, small: HTMLImageElement): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'picture-window';
  dialog.setAttribute('aria-label', 'Enlarged picture');

  dialog.innerHTML = '<button type="button" class="button button--secondary button--sm picture-close">Close</button>';

  const [width, height] = ['width', 'height'].map((name) => Number(small.getAttribute(name)));
  const image = Object.assign(new Image(width, height), {alt: small.alt, src: link.href});
  image.style.setProperty('--picture-width', `${width}px`);
  image.style.setProperty('--picture-ratio', `${width} / ${height}`);

  dialog.append(image);
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => {
    dialog.remove();
    // Browsers that do not focus a link on a click would leave the focus nowhere.
    link.focus({preventScroll: true});
  });
  document.body.append(dialog);
  dialog.showModal();
}
