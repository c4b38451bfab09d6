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
    // A page that did not come over https has no clipboard.
    const copy = async () => navigator.clipboard.writeText(link.href);
    copy().then(
      () => say('Link copied'),
      () => say('The link is in the address bar'),
    );
  });
}

export {};
