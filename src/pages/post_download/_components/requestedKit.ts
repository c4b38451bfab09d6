import {findKit, type Kit, type Release} from '../../../lib/releases';

/** What the address asks for, as far as the release data knows it. Nothing of the query itself is passed on. */
export type Request =
  | {kind: 'nothing'}
  | {kind: 'unknown version'}
  | {kind: 'unknown platform'; release: Release}
  | {kind: 'kit'; release: Release; kit: Kit};

/** Reads `?version=…&platform=…`. */
export function requestedKit(releases: readonly Release[], search: string): Request {
  const query = new URLSearchParams(search);
  const version = query.get('version') ?? '';
  const platform = query.get('platform') ?? '';
  if (!version && !platform) return {kind: 'nothing'};

  const release = releases.find((one) => one.version === version);
  if (!release) return {kind: 'unknown version'};
  const kit = findKit(release, platform);
  return kit ? {kind: 'kit', release, kit} : {kind: 'unknown platform', release};
}
