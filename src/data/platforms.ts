export type System = 'windows' | 'mac' | 'linux';

/** The systems in the order in which pages show them. */
export const systems: readonly System[] = ['windows', 'mac', 'linux'];

export const systemNames: Record<System, string> = {windows: 'Windows', mac: 'macOS', linux: 'Linux'};

/** What is true of a platform in every release. The keys are part of the file names and of `versions.json`. */
interface PlatformFacts {
  system: System;
  /** What the kit is, in words that go inside a sentence that names the system. */
  form: string;
  /** The file name's ending, without the dot. */
  format: string;
  hasJava: boolean;
}

/** Every platform that a kit was ever built for. Within a system, the first one is the one to offer. */
export const platforms = {
  'win-with-java-installer': {system: 'windows', form: 'installer', format: 'exe', hasJava: true},
  'win-with-java': {system: 'windows', form: 'ZIP archive', format: 'zip', hasJava: true},
  win: {system: 'windows', form: 'ZIP archive without Java', format: 'zip', hasJava: false},
  mac: {system: 'mac', form: 'disk image', format: 'dmg', hasJava: true},
  linux: {system: 'linux', form: 'archive', format: 'tar.gz', hasJava: false},
} as const satisfies Record<string, PlatformFacts>;

export type Platform = keyof typeof platforms;
