import data from '../data/releases.json';
import type {Kit, Release} from '../data/releases.schema';
import {platforms, type System} from '../data/platforms';

export type {Kit, Release};

/** Every release that the site offers, newest first. The build checks the file against `releases.schema.ts`. */
export const releases = data as Release[];

const repository = 'https://github.com/OpenRefine/OpenRefine';

/** The newest stable release. `releases.json` lists newest first. */
export function latestStable(all: readonly Release[]): Release {
  const release = all.find(({stable}) => stable);
  if (!release) throw new Error('src/data/releases.json lists no stable release. Add one with "stable": true.');
  return release;
}

export function findKit(release: Release, platform: string): Kit | undefined {
  return release.kits.find((kit) => kit.platform === platform);
}

/** The release's kits, of one system if given: the one to offer first stands first. */
export function kitsOf(release: Release, system?: System): Kit[] {
  const order = Object.keys(platforms);
  return release.kits
    .filter(({platform}) => !system || platforms[platform].system === system)
    .sort((one, other) => order.indexOf(one.platform) - order.indexOf(other.platform));
}

/** Such as `openrefine-linux-3.10.1.tar.gz`: the name that `packaging/pom.xml` of the tool gives to the file. */
export function kitFile(release: Release, {platform, format}: Kit): string {
  return `openrefine-${platform}-${release.version}.${format}`;
}

export function kitUrl(release: Release, kit: Kit): string {
  return `${repository}/releases/download/${release.version}/${kitFile(release, kit)}`;
}

/** The page of this site that starts the download and says what to do with the file. */
export function kitPage(release: Release, {platform}: Kit): string {
  return `/post_download?version=${encodeURIComponent(release.version)}&platform=${platform}`;
}

export const tagUrl = (version: string): string => `${repository}/releases/tag/${version}`;

/** What a reader has to know about Java before taking the kit. */
export function javaNeed(release: Release, {platform}: Kit): string {
  return platforms[platform].hasJava ? 'Java included' : `needs Java ${release.java.min} to ${release.java.max}`;
}
