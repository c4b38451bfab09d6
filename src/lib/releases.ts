import data from '../data/releases.json';
import type {Kit, Release} from '../data/releases.schema';

export type {Kit, Release};

/** An operating system that OpenRefine is packaged for. */
export type System = 'windows' | 'mac' | 'linux';

/** The systems in the order in which pages show them. */
export const systems: readonly System[] = ['windows', 'mac', 'linux'];

export const systemNames: Record<System, string> = {windows: 'Windows', mac: 'macOS', linux: 'Linux'};

/** What is true of a platform in every release. The keys are part of the file names and of `versions.json`. */
interface PlatformFacts {
  system: System;
  /** What the kit is, for a reader who already knows the system, as it stands within a sentence. */
  form: string;
  /** The file name's ending, without the dot. */
  format: string;
  hasJava: boolean;
}

/** Every platform that kits were ever built for, the one to offer first standing first within its system. */
export const platforms = {
  'win-with-java-installer': {system: 'windows', form: 'installer', format: 'exe', hasJava: true},
  'win-with-java': {system: 'windows', form: 'ZIP archive', format: 'zip', hasJava: true},
  win: {system: 'windows', form: 'ZIP archive without Java', format: 'zip', hasJava: false},
  mac: {system: 'mac', form: 'disk image', format: 'dmg', hasJava: true},
  linux: {system: 'linux', form: 'archive', format: 'tar.gz', hasJava: false},
} as const satisfies Record<string, PlatformFacts>;

export type Platform = keyof typeof platforms;

/** Every release that the site offers, newest first. The build checks the file against `releases.schema.ts`. */
export const releases = data as Release[];

const repository = 'https://github.com/OpenRefine/OpenRefine';

/** The newest stable release. `releases.json` lists newest first. */
export function latestStable(all: readonly Release[]): Release {
  const release = all.find(({stable}) => stable);
  if (!release) throw new Error('src/data/releases.json lists no stable release. Add one with "stable": true.');
  return release;
}

export function findRelease(all: readonly Release[], version: string): Release | undefined {
  return all.find((release) => release.version === version);
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

/** The address of the file itself. */
export function kitUrl(release: Release, kit: Kit): string {
  return `${repository}/releases/download/${release.version}/${kitFile(release, kit)}`;
}

/** The page of this site that starts the download and says what to do with the file. */
export function kitPage(release: Release, {platform}: Kit): string {
  return `/post_download?version=${encodeURIComponent(release.version)}&platform=${platform}`;
}

/** The release notes. */
export function notesUrl({version}: Release): string {
  return `${repository}/releases/tag/${version}`;
}

/** The page that lists every release ever published, previews included. */
export const allReleasesUrl = `${repository}/releases`;

/** What a reader has to know about Java before taking the kit. */
export function javaNeed(release: Release, {platform}: Kit): string {
  return platforms[platform].hasJava ? 'Java included' : `needs Java ${release.java.min} to ${release.java.max}`;
}

/**
 * Orders versions from old to new: `3.10.0` after `3.9.5`, and `4.0-beta1` before `4.0.0`.
 * A missing part counts as 0.
 */
export function compareVersions(one: string, other: string): number {
  const [numbers, otherNumbers] = [one, other].map((version) => (version.split('-')[0] ?? '').split('.').map(Number));
  for (let part = 0; part < 3; part++) {
    const difference = (numbers?.[part] ?? 0) - (otherNumbers?.[part] ?? 0);
    if (difference !== 0) return difference;
  }
  const [stage, otherStage] = [one, other].map((version) => version.split('-')[1]);
  if (stage === otherStage) return 0;
  if (stage === undefined) return 1;
  if (otherStage === undefined) return -1;
  return stage.localeCompare(otherStage, 'en', {numeric: true});
}
