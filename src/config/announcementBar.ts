import type {HtmlTagObject} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import announcement from '../data/announcement.json';
import {readAnnouncement} from '../lib/announcement';

type Bar = NonNullable<ThemeConfig['announcementBar']>;

/** The bar above the navbar as a file such as `src/data/announcement.json` describes it; `undefined` shows none. */
export function createAnnouncementBar(data: unknown): Bar | undefined {
  const bar = readAnnouncement(data);
  if (!bar) return undefined;
  return {
    id: bar.id,
    content: bar.content,
    isCloseable: bar.closable,
    backgroundColor: 'var(--or-accent-soft)',
    textColor: 'var(--or-text)',
  };
}

/**
 * A script for the head of every page: the first visit with a new bar forgets that an older one was closed.
 * Docusaurus 3.10.2 does so itself, but after the bar was hidden, and shows it no sooner than with the next page load.
 */
export function announcementTags(bar: Bar | undefined): HtmlTagObject[] {
  if (!bar) return [];
  const script = `try {
  if (localStorage.getItem('docusaurus.announcement.id') !== '${bar.id}') {
    localStorage.setItem('docusaurus.announcement.id', '${bar.id}');
    localStorage.setItem('docusaurus.announcement.dismiss', 'false');
  }
} catch (error) {}`;
  return [{tagName: 'script', attributes: {}, innerHTML: script}];
}

/** The bar of this site. */
export const announcementBar = createAnnouncementBar(announcement);
