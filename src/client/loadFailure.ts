// A page comes in parts, which Docusaurus loads when it is asked for. When a part fails, it loads the whole page anew:
// right after a new deployment, whose parts have other names, but offline that leads out of the site, and a page that
// has just been opened is left without a word, its text to be read and its controls dead. In these cases the parts wait,
// and a notice shows the error with a button to try again. This module is loaded before the routes, which take the
// loaders out of the registry once.
import registry from '@generated/registry';
import type {ClientModule} from '@docusaurus/types';
import {createPatientLoader} from '../lib/patientLoader';

let isStarting = true;
/** Whether the visitor waits for a page. Others are loaded when a pointer comes near a link. */
let isWaiting = true;
let notice: HTMLElement | undefined;

function hideNotice(): void {
  notice?.remove();
  notice = undefined;
}

function createText(tag: 'p' | 'strong', text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

function showNotice(error: Error): void {
  if (notice || !isWaiting) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--primary button--sm';
  button.textContent = 'Retry';
  button.addEventListener('click', retry);

  const help = document.createElement('p');
  help.append(
    createText('strong', isStarting ? 'This page could not be loaded completely.' : 'The page could not be loaded.'),
    isStarting
      ? ' Its text is here, but menus and search may not answer. You might want to check your network connection.'
      : ' You might want to check your network connection.',
  );
  const text = createText('p', error.message);
  text.className = 'load-failure-text';

  notice = document.createElement('div');
  notice.className = 'load-failure';
  notice.setAttribute('role', 'alert');
  notice.append(help, text, button);
  document.body.append(notice);
}

const loader = createPatientLoader({
  isStarting: () => isStarting,
  isReachable: () =>
    fetch(window.location.origin, {method: 'HEAD', cache: 'no-store'}).then(
      () => true,
      () => false,
    ),
  onFailure: showNotice,
});

function retry(): void {
  hideNotice();
  loader.retry();
}

if (typeof window !== 'undefined') {
  for (const part of Object.values(registry)) part[0] = loader.wrap(part[0]);
  window.addEventListener('online', retry);
}

export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({previousLocation}) => {
  if (!previousLocation) return undefined;
  isWaiting = true;
  retry();
  return () => {
    isWaiting = false;
    hideNotice();
  };
};

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  isStarting = false;
  isWaiting = false;
  hideNotice();
};
