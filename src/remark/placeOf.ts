import path from 'node:path';

/** What of a file is needed to name it; a VFile is one. */
export interface Source {
  path: string;
  cwd?: string;
}

/** The file and, where it is known, the line: `docs/manual/facets.md:12`. Lines of a page count its front matter. */
export function placeOf({path: file, cwd = process.cwd()}: Source, line: number | undefined): string {
  const name = path.relative(cwd, file).split(path.sep).join('/');
  return line === undefined ? name : `${name}:${line}`;
}
