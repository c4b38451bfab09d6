import {createHash} from 'node:crypto';
import {copyFile, mkdir, readdir, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** A name for a file that depends only on these inputs. Other inputs have another name. */
export function nameOf(inputs: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  // The length separates the inputs, so that "ab", "c" differs from "a", "bc".
  for (const input of inputs) hash.update(`${Buffer.byteLength(input)}:`).update(input);
  return hash.digest('hex').slice(0, 32);
}

/** Files that one build leaves for the next one, each named after its inputs. */
export class FileCache {
  private readonly used = new Set<string>();

  constructor(private readonly dir: string) {}

  /** Writes the file `target` from the cache. If the cache has no file with that name, calls `make`. */
  async write(target: string, name: string, make: () => Promise<Buffer> | Buffer): Promise<void> {
    this.used.add(name);
    const kept = path.join(this.dir, name);
    await mkdir(path.dirname(target), {recursive: true});
    try {
      await copyFile(kept, target);
    } catch {
      const bytes = await make();
      await writeFile(target, bytes);
      await mkdir(this.dir, {recursive: true});
      // If the build is stopped here, no incomplete file has the name.
      await writeFile(`${kept}.new`, bytes);
      await rename(`${kept}.new`, kept);
    }
  }

  /** Deletes the files that this build did not use. */
  async prune(): Promise<void> {
    const all = await readdir(this.dir).catch(() => []);
    await Promise.all(all.filter((name) => !this.used.has(name)).map((name) => rm(path.join(this.dir, name))));
  }
}
