import fs from 'node:fs';

/** The browsers beside Chromium, by the names that Playwright gives them, and where each would lie. */
export type Engines = Record<'firefox' | 'webkit', () => string>;

export interface FoundEngines {
  installed: (keyof Engines)[];
  /** Why some are left out, and how to get them; null where none is. */
  leftOut: string | null;
}

/** Which browsers are installed. `executablePath` of Playwright throws on systems that it has no such browser for. */
export function findEngines(engines: Engines, exists: (file: string) => boolean = fs.existsSync): FoundEngines {
  const names = Object.keys(engines) as (keyof Engines)[];
  const isInstalled = (name: keyof Engines): boolean => {
    try {
      return exists(engines[name]());
    } catch {
      return false;
    }
  };
  const installed = names.filter(isInstalled);
  const missing = names.filter((name) => !installed.includes(name));
  if (missing.length === 0) return {installed, leftOut: null};
  const [list, are] = [missing.join(' and '), missing.length > 1 ? 'are' : 'is'];
  return {
    installed,
    leftOut:
      `Left out: these tests did not run in ${list}, because Playwright's own ${are} not installed. ` +
      `To run them there, too: npx playwright install --with-deps ${missing.join(' ')}.`,
  };
}
