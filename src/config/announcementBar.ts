import type {ThemeConfig} from '@docusaurus/preset-classic';
import announcements from '../data/announcements.json';
import {checkAnnouncements} from '../data/announcements.schema';

/** The bar above the navbar on a day given as `YYYY-MM-DD`: the first of the announcements that is due, or none. */
export function createAnnouncementBar(data: unknown, today: string): ThemeConfig['announcementBar'] {
  const bar = checkAnnouncements(data).find(({from, until}) => from <= today && today <= until);
  return bar && {id: bar.id, content: bar.content, isCloseable: bar.closable};
}

export const announcementBar = createAnnouncementBar(announcements, new Date().toISOString().slice(0, 10));
