import type {ThemeConfig} from '@docusaurus/preset-classic';
import announcement from '../data/announcement.json';
import {readAnnouncement} from '../lib/announcement';

const bar = readAnnouncement(announcement);

/** The bar above the navbar, from `src/data/announcement.json`; `undefined` shows none. */
export const announcementBar: ThemeConfig['announcementBar'] = bar
  ? {
      id: bar.id,
      content: bar.content,
      isCloseable: bar.closable,
      backgroundColor: 'var(--or-accent-soft)',
      textColor: 'var(--or-text)',
    }
  : undefined;
