// A page comes in chunks. When one fails after a click, Docusaurus reloads the page as a whole. When a page that was just
// opened lacks one, it is never hydrated: its text can be read, but nothing answers. This notice says so and offers to
// reload.
function showNotice({message}: Error): void {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<div class="load-failure" role="alert">
      <p>
        <strong>This page could not be loaded completely.</strong>
        Its text is here, but menus and search may not answer. You might want to check your network connection.
      </p>
      <p class="load-failure-text"></p>
      <button type="button" class="button button--primary button--sm">Retry</button>
    </div>`,
  );
  document.querySelector('.load-failure-text')?.append(message);
  document.querySelector('.load-failure button')?.addEventListener('click', () => location.reload());
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
