import {findKit, latestStable, type Kit, type Release} from '../../../lib/releases';

/** What the address asks for, as far as the release data knows it. Nothing of the query itself is passed on. */
export interface Request {
  /** The release that it names, or the latest one. */
  release: Release;
  kit?: Kit;
  /** Whether it asks for a file that does not exist. */
  isUnknown: boolean;
}

/** Reads `?version=…&platform=…`. */
export function requestedKit(releases: readonly Release[], search: string): Request {
  const query = new URLSearchParams(search);
  const [version, platform] = [query.get('version') ?? '', query.get('platform') ?? ''];
  const named = releases.find((release) => release.version === version);
  const kit = named && findKit(named, platform);
  return {release: named ?? latestStable(releases), kit, isUnknown: !kit && version + platform !== ''};
}
