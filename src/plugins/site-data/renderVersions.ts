import {lastingEvents, type Event} from '../../lib/events';
import {kitUrl, type Release} from '../../lib/releases';

/**
 * The text of `versions.json`, which OpenRefine reads to tell its users of a new release or an event.
 * The application takes the first release whose `stable` is true, and the first event if there is any:
 * `main/webapp/modules/core/scripts/index.js` of the tool.
 */
export function renderVersions(releases: readonly Release[], events: readonly Event[], today: string): string {
  const lasting = lastingEvents(events, today).map(({id, text, link}) => ({id, text, link}));
  const versions = {
    releases: releases.map((release) => ({
      version: release.version,
      stable: release.stable,
      date: release.date,
      source: release.source,
      artifacts: release.kits.map((kit) => ({platform: kit.platform, format: kit.format, url: kitUrl(release, kit)})),
    })),
    // OpenRefine 3.8.0 fails on an empty list, so the key is left out instead: OpenRefine/OpenRefine#6582
    ...(lasting.length > 0 ? {events: lasting} : {}),
  };
  return `${JSON.stringify(versions, null, 2)}\n`;
}
