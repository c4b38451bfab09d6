// A page comes in chunks. When one fails after a click, Docusaurus reloads the page as a whole. When a page that was just
// opened lacks one, it is never hydrated: its text can be read, but nothing answers. This notice says so and offers to
// reload.
const createText = (tag: 'p' | 'strong', textContent: string): HTMLElement =>
  Object.assign(document.createElement(tag), {textContent});

function showNotice(error: Error): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--primary button--sm';
  button.textContent = 'Retry';
  button.addEventListener('click', () => location.reload());

  const help = document.createElement('p');
  help.append(
    createText('strong', 'This page could not be loaded completely.'),
    ' Its text is here, but menus and search may not answer. You might want to check your network connection.',
  );
  const text = createText('p', error.message);
  text.className = 'load-failure-text';

  const notice = document.createElement('div');
  notice.className = 'load-failure';
  notice.setAttribute('role', 'alert');
  notice.append(help, text, button);
  document.body.append(notice);
}

if (typeof window !== 'undefined') {
  window.addEventListener('unhandledrejection', ({reason}) => {
    // Later, chunks are also fetched for links that a pointer only passes.
    const isStarting = document.documentElement.dataset.hasHydrated !== 'true';
    const isShown = document.querySelector('.load-failure') !== null;
    if (isStarting && !isShown && reason instanceof Error && reason.name === 'ChunkLoadError') showNotice(reason);
  });
}

export {};
