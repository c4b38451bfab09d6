import {parse} from 'csv-parse/sync';
import facets from '../../src/data/facets.json';
import operationEntries from '../../src/data/operations.json';
import type {OperationEntry} from '../../src/data/operations.schema';
import {DOCUMENTED_ADDRESS} from '../examples/apiExamples';
import {findFaults} from '../../src/build/operations';
import type {TableExample} from '../../src/build/tableExamples';
import {describeTableMismatch} from '../examples/tableExamples';
import {renderCsv} from '../../src/lib/renderCsv';
import type {OpenRefineClient} from './openRefineClient.mjs';

const reference = {operations: operationEntries as OperationEntry[], facets: facets as OperationEntry[]};

/** Replays the example in the tool, and says how the rows it makes differ, or nothing where they are the same. */
export async function checkTableExample(
  client: OpenRefineClient,
  {before, numbers, operations, after}: TableExample,
): Promise<string | undefined> {
  const project = await client.createProject('table example', renderCsv(before), {numbers});
  try {
    // Without this an example could go wrong by the way its rows came in.
    const imported = describeTableMismatch(before, await exportRows());
    if (imported) return `OpenRefine reads the table before in another way: ${imported}`;
    const steps = JSON.stringify(operations).replaceAll(DOCUMENTED_ADDRESS, client.address);
    await client.applyOperations(project, JSON.parse(steps) as object[]);
    // The tool writes every key that an operation can have.
    const faults = (await client.getOperations(project)).flatMap((one) => findFaults(one, reference));
    return faults.length ? faults.join('\n') : describeTableMismatch(after, await exportRows());
  } finally {
    await client.deleteProject(project.id);
  }

  async function exportRows(): Promise<string[][]> {
    return parse(await client.exportCsv(project));
  }
}
