import {createHash} from 'node:crypto';
import {copyFile, mkdir, readdir, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** The name of what follows from these inputs alone; another input, another name. */
export function nameOf(inputs: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  // The length parts the inputs: "ab", "c" is not "a", "bc".
  for (const input of inputs) hash.update(`${Buffer.byteLength(input)}:`).update(input);
  return hash.digest('hex').slice(0, 32);
}

/** Files that one build leaves for the next, each under the name of what it was made from. */
export class FileCache {
  private readonly used = new Set<string>();

  constructor(private readonly dir: string) {}

  /** Writes the file `target`: the bytes of an earlier build under that name, or else what `make` returns. */
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
      // A build that is stopped here leaves no half file under the name.
      await writeFile(`${kept}.new`, bytes);
      await rename(`${kept}.new`, kept);
    }
  }

  /** Takes out what this build had no use for. */
  async prune(): Promise<void> {
    const all = await readdir(this.dir).catch(() => []);
    await Promise.all(all.filter((name) => !this.used.has(name)).map((name) => rm(path.join(this.dir, name))));
  }
}
