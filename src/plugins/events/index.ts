import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {checkEvents} from '../../data/events.schema';
import {lastingEvents, type Event} from '../../lib/events';
import {readJson} from '../readJson';
import {renderCalendar} from './renderCalendar';

const source = 'src/data/events.json';

/**
 * Writes the events that have not ended to `@generated/events/default/events.json`, which pages import, and those that
 * have a time to `events.ics`. A calendar needs one event at least (RFC 5545, 3.6), so without any there is no file.
 */
export default function events({siteDir}: LoadContext): Plugin {
  return {
    name: 'events',

    getPathsToWatch: () => [path.join(siteDir, source)],

    loadContent: async (): Promise<Event[]> => checkEvents(await readJson(siteDir, source)),

    async contentLoaded({content, actions}) {
      const today = new Date().toISOString().slice(0, 10);
      await actions.createData('events.json', lastingEvents(content as Event[], today));
    },

    async postBuild({outDir, content}) {
      const all = content as Event[];
      const calendar = renderCalendar(all);
      if (calendar !== undefined) await writeFile(path.join(outDir, 'events.ics'), calendar);
      logger.info(`events: ${all.length}, ${calendar === undefined ? 'no calendar' : 'with events.ics'}`);
    },
  };
}
