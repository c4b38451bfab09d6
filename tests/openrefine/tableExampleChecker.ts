import {parse} from 'csv-parse/sync';
import {describeTableMismatch, renderCsv, type TableExample} from '../../src/lib/tableExamples';
import type {OpenRefineClient} from './openRefineClient';

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
    await client.applyOperations(project, operations);
    return describeTableMismatch(after, await exportRows());
  } finally {
    await client.deleteProject(project);
  }

  async function exportRows(): Promise<string[][]> {
    return parse(await client.exportCsv(project));
  }
}
