import {createOpenRefineClient, type OpenRefineClient} from './openRefineClient';
import {startOpenRefine as startProcess, type OpenRefineProcess} from './openRefineProcess.mjs';

export interface RunningOpenRefine extends OpenRefineProcess {
  client: OpenRefineClient;
}

/** Starts OpenRefine for tests, with a client that talks to it. */
export async function startOpenRefine(): Promise<RunningOpenRefine> {
  const tool = await startProcess();
  return {...tool, client: createOpenRefineClient(tool.address)};
}
