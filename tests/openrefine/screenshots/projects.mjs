import fs from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const folder = fileURLToPath(new URL('../data/', import.meta.url));

/** The full path of a file in tests/openrefine/data. */
export const dataFile = (name) => path.join(folder, name);

/** Sends a form with a fresh CSRF token, which every command that acts asks for. @returns {Promise<Response>} */
export async function post(address, command, fields) {
  const {token} = await (await fetch(`${address}/command/core/get-csrf-token`)).json();
  const response = await fetch(`${address}/command/${command}`, {
    method: 'POST',
    body: new URLSearchParams({...fields, csrf_token: token}),
  });
  const answer = await response.text();
  if (!response.ok || /"code"\s*:\s*"error"/.test(answer)) throw new Error(`${command} answered: ${answer}`);
  return response;
}

/**
 * Creates a project from a CSV file of tests/openrefine/data with a header row.
 * @param {string} address where OpenRefine answers
 * @param {{file: string, name: string, numbers?: boolean, operations?: object[]}} project `numbers` makes numbers of
 *   what looks like one; `operations` are as the Undo/Redo tab extracts them
 * @returns {Promise<string>} the project's id
 */
export async function createProject(address, {file, name, numbers = false, operations = []}) {
  const csv = await fs.readFile(dataFile(file), 'utf8');
  const {token} = await (await fetch(`${address}/command/core/get-csrf-token`)).json();
  const options = {separator: ',', headerLines: 1, guessCellValueTypes: numbers, trimStrings: false, encoding: 'UTF-8'};
  const form = new FormData();
  form.set('project-name', name);
  form.set('format', 'text/line-based/*sv');
  form.set('project-file', new Blob([csv], {type: 'text/csv'}), `${name}.csv`);
  const query = new URLSearchParams({csrf_token: token, options: JSON.stringify(options)});
  const response = await fetch(`${address}/command/core/create-project-from-upload?${query}`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
  const id = /project=(\d+)/.exec(response.headers.get('location') ?? '')?.[1];
  if (!id) throw new Error(`OpenRefine made no project of ${name}: ${response.status} ${await response.text()}`);
  // One by one, so that each has its entry in the history.
  for (const operation of operations) {
    await post(address, 'core/apply-operations', {project: id, operations: JSON.stringify([operation])});
  }
  return id;
}

export const deleteProject = (address, id) => post(address, 'core/delete-project', {project: id});

export const setPreference = (address, name, value) => post(address, 'core/set-preference', {name, value});

/** The lines of a file of tests/openrefine/data. */
export const rows = async (name) => (await fs.readFile(dataFile(name), 'utf8')).split('\n');
