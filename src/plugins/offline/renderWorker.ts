/** The facts that start the worker: see worker.js. */
export interface WorkerFacts {
  id: string;
  base: string;
  marks: string[];
}

/** Browsers take modules as service workers only of late: the source without its exports is a plain script. */
const withoutExports = (source: string): string => source.replace(/^export (?=function)/gm, '');

/** The text of `sw.js` for a deployment. */
export const renderWorker = (source: string, facts: WorkerFacts): string =>
  `${withoutExports(source)}\nstartOfflineWorker(self, ${JSON.stringify(facts)});\n`;

/** The text of `sw.js` that takes the worker away. */
export const renderRemoval = (source: string, base: string): string =>
  `${withoutExports(source)}\nstartRemoval(self, ${JSON.stringify(base)});\n`;
