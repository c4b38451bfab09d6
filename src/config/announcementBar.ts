import type {ThemeConfig} from '@docusaurus/preset-classic';
import announcement from '../data/announcement.json';
import {checkAnnouncement} from '../data/announcement.schema';

/** The bar above the navbar that a file such as `src/data/announcement.json` describes, or none. */
export function createAnnouncementBar(data: unknown): ThemeConfig['announcementBar'] {
  const {bar} = checkAnnouncement(data);
  if (!bar) return undefined;
  return {
    id: bar.id,
    content: bar.content,
    isCloseable: bar.closable,
    backgroundColor: 'var(--or-accent-soft)',
    textColor: 'var(--or-text)',
  };
}

/** The bar of this site. */
export const announcementBar = createAnnouncementBar(announcement);
