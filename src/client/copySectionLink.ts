// The `#` beside a heading leads to its section. A click also copies the address, and says so.
if (typeof document !== 'undefined') {
  const status = document.createElement('div');
  status.className = 'copied-link';
  status.role = 'status';
  document.body.append(status);

  document.addEventListener('click', ({target}) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a.hash-link');
    const say = (text: string) =>
      status.replaceChildren(Object.assign(document.createElement('p'), {textContent: text}));
    if (!link) return;
    const copied = navigator.clipboard.writeText(link.href);
    copied.then(() => say('Link copied')).catch(() => say('The link is in the address bar'));
  });
}

export {};
