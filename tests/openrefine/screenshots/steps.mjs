// @ts-check
// What the pictures ask of the program besides the commands of the lessons.
import fs from 'node:fs/promises';
import {restMouse} from './camera.mjs';
import {dataFile} from './stage.mjs';
import {facets, notedProjects, projects, schema, wikibase} from './subjects.mjs';

/** @typedef {import('./stage.mjs').Stage} Stage */

/**
 * Finds a part of the page by a selector of Playwright. `dialog …` is inside the open dialog, and `header Year` is the
 * header of a column.
 * @type {(stage: Stage, selector: string) => import('./camera.mjs').Locator}
 */
const find = ({page, dialog, header}, selector) => {
  if (selector === 'dialog') return dialog();
  if (selector.startsWith('dialog ')) return dialog().locator(selector.slice(7)).first();
  if (selector.startsWith('header ')) return header(selector.slice(7));
  return page.locator(selector === 'facet' ? '.facet-container' : selector).first();
};

/** @param {Stage} stage @param {string} selector */
async function boxOf(stage, selector) {
  const box = await find(stage, selector).boundingBox();
  if (!box) throw new Error(`${selector} is not on the page.`);
  return box;
}

/** Reads `selector @ 8,50`: a place in pixels from the upper left corner, without which its middle is meant. */
const readPlace = (/** @type {string} */ text) => {
  const [selector = '', at] = text.split(' @ ');
  const [x = 0, y = 0] = (at ?? '').split(',').map(Number);
  return {selector, position: at ? {x, y} : undefined};
};

/** @type {(name: string) => (typeof projects)['books']} */
const projectOf = (name) => {
  if (!(name in projects)) throw new Error(`${name} is not among the projects: ${Object.keys(projects).join(', ')}`);
  return Reflect.get(projects, name);
};
const facetsOf = (/** @type {string[]} */ names) => names.map((name) => Reflect.get(facets, name));

/**
 * What follows a verb is as each of them needs it.
 * @type {Record<string, (stage: Stage, path: any, value?: any, written?: any) => Promise<unknown>>}
 */
export const steps = {
  start: ({openStart}, [tab]) => openStart(tab),
  import: ({upload}, files) => upload(...files.map(dataFile)),
  go: ({page, client}, [path]) => page.goto(client.address + path),
  async project({createProject, openProject}, [name, ...names]) {
    await openProject(await createProject(projectOf(name)), facetsOf(names));
  },
  menu: ({openMenu}, [column, ...path]) => openMenu(column, ...path),
  async clusters({dialog}) {
    await dialog().getByRole('button', {name: 'Cluster', exact: true}).click();
    await dialog().getByText('clusters found').waitFor();
  },
  preference: ({client}, [name], value) => client.setPreference(name, value),
  wait: (stage, [selector]) => find(stage, selector).waitFor(),
  gone: (stage, [selector]) => find(stage, selector).waitFor({state: 'hidden'}),
  hover: (stage, [selector]) => find(stage, selector).hover(),
  press: ({page}, [key]) => page.keyboard.press(key),
  async click(stage, [place]) {
    const {selector, position} = readPlace(place);
    await find(stage, selector).click({position});
  },
  fill: (stage, [selector], value) => find(stage, selector).fill(value.replaceAll('␣', ' ')),
  /** Writes lines of a file of tests/openrefine/data into a field. */
  async paste(stage, [selector], value) {
    const [file, count] = value.split(' ');
    const lines = (await fs.readFile(dataFile(file), 'utf8')).split('\n').slice(0, count && Number(count));
    await find(stage, selector).fill(lines.join('\n').trimEnd());
    await stage.page.evaluate(() => scrollTo(0, 0));
  },
  select: (stage, [selector], value) => find(stage, selector).selectOption(value),
  /** Waits for a preview, which OpenRefine asks for half a second after the last key. */
  preview: ({page}) => page.waitForTimeout(700),
  /** Writes an expression into the open dialog. */
  async write(stage, _, value, expression) {
    const field = find(stage, 'dialog textarea.expression-preview-code');
    await field.fill(expression);
    await field.press('End');
    await stage.page.waitForTimeout(700);
  },
  /** Shows what is shown below the mouse, and leaves the mouse where the camera puts it. */
  async point(stage, [selector]) {
    await find(stage, selector).waitFor();
    await restMouse(stage.page);
    await find(stage, selector).dispatchEvent('mouseover');
  },
  async drag(stage, places) {
    const [from, to] = places.map(readPlace);
    const positions = {sourcePosition: from.position, targetPosition: to.position};
    await find(stage, from.selector).dragTo(find(stage, to.selector), {...positions, steps: 6, force: true});
  },
  /** Draws the numbers 1, 2, … for the text. Each is in the middle of a part's upper edge, moved by what follows the at sign. */
  async number(stage, parts) {
    for (const [index, part] of parts.entries()) {
      const {selector, position = {x: 0, y: 0}} = readPlace(part);
      const box = await boxOf(stage, selector);
      await stage.page.evaluate(
        ({text, left, top}) => {
          const badge = document.createElement('div');
          badge.textContent = text;
          badge.style.cssText = `position: fixed; left: ${left}px; top: ${top}px; z-index: 99999; width: 30px;
            border: 2px solid white; border-radius: 50%; background: #b3261e; color: white; text-align: center;
            font: bold 18px/30px Arial, sans-serif`;
          document.body.append(badge);
        },
        {text: `${index + 1}`, left: box.x + box.width / 2 - 17 + position.x, top: box.y + position.y},
      );
    }
  },
  /** Notes an expression in the history of the dialogs. */
  'used before': ({client, created}, _, value, expression) =>
    client.post('core/log-expression', {project: created[0] ?? '', expression: `grel:${expression}`}),
  /** Opens a project with these columns reconciled, in an OpenRefine that knows only the gazetteer. */
  async 'reconciled project'(stage, [name, ...columns]) {
    await stage.useGazetteer();
    const id = await stage.createProject(projectOf(`${name} with numbers`));
    for (const column of columns) await stage.reconcile(id, column);
    await stage.openProject(id);
  },
  /** Lists projects on the start page, with what people note of them. */
  async 'project list'({page, createProject, client, openStart}, names) {
    for (const {file, name, tags, ...notes} of names.map(
      (/** @type {keyof typeof notedProjects} */ one) => notedProjects[one],
    )) {
      const project = await createProject({file, name});
      await client.post('core/set-project-tags', {project, old: '', new: tags});
      // OpenRefine notes the number of rows when it shows some.
      await client.post('core/get-rows', {project, start: '0', limit: '1'});
      for (const [key, value] of Object.entries(notes)) {
        await client.post('core/set-project-metadata', {project, name: key, value: String(value)});
      }
    }
    // Two pictures would never be equal with the times of the moment and the IDs, which no two projects share.
    await page.route('**/command/core/get-all-project-metadata*', async (route) => {
      const answer = await (await route.fetch()).json();
      const projects = Object.values(answer.projects).sort((one, other) => (one.name < other.name ? -1 : 1));
      const dated = projects.map((project, place) => [
        1714551300000 + place,
        {...project, created: '2024-05-01T08:15:00Z', modified: `2024-05-0${3 - place}T09:30:00Z`},
      ]);
      await route.fulfill({json: {...answer, projects: Object.fromEntries(dated)}});
    });
    await openStart('Open Project');
  },
  /** Adds a Wikibase that does not exist: the editor shows its name, and asks it nothing while a schema is drawn. */
  async wikibase(stage) {
    await stage.useGazetteer();
    await stage.client.setPreference('wikibase.manifests', JSON.stringify([wikibase(stage.gazetteer.address)]));
  },
  /** Opens a project with a schema for its painters, who are all to become new items. */
  async schema(stage, [facet]) {
    const id = await stage.createProject(projectOf('painters with numbers'));
    await stage.reconcile(id, 'Painter', schema.siteIri);
    const operation = {
      op: 'core/recon-mark-new-topics',
      engineConfig: {facets: [], mode: 'row-based'},
      columnName: 'Painter',
      shareNewTopics: false,
    };
    await stage.client.post('core/apply-operations', {project: id, operations: JSON.stringify([operation])});
    await stage.reconcile(id, 'Born in', schema.siteIri);
    await stage.client.post('wikidata/save-wikibase-schema', {project: id, schema: JSON.stringify(schema)});
    await stage.openProject(id, facet ? facetsOf([facet]) : []);
  },
  /** Waits for the issues and the preview of a schema, until which their tabs turn a wheel. */
  async issues({page}) {
    await page.waitForTimeout(500);
    const wheels = page.locator('#tool-panel img[src*="spinner"]');
    for (const wheel of await wheels.all()) await wheel.waitFor({state: 'hidden'});
  },
};

/**
 * The box to picture: around all parts, with a margin. `menus` are the open ones, `grid Year 5` is the table up to that
 * column and row, and `dialog 560×455` the upper left corner of a part.
 */
/** @typedef {import('./camera.mjs').Box | import('./camera.mjs').Locator} Subject */
/** @param {Stage} stage @param {string[]} parts @param {string} [margin] @returns {Promise<Subject | undefined>} */
export async function subject(stage, parts, margin) {
  /** @type {Subject[]} */
  const boxes = [];
  for (const part of parts) {
    const [, corner, width, height] = /^(.*) (\d+)×(\d+)$/.exec(part) ?? [];
    const [, column, row] = /^grid (.*) (\d+)$/.exec(part) ?? [];
    if (corner) {
      const {x, y} = await boxOf(stage, corner);
      boxes.push({x, y, width: Number(width), height: Number(height)});
    } else if (column) boxes.push(await stage.grid(column, Number(row)));
    else if (part === 'menus') boxes.push(...(await stage.page.locator('.menu-container').all()));
    else boxes.push(find(stage, part));
  }
  return boxes.length === 1 && !margin ? boxes[0] : stage.around(boxes, Number(margin ?? 0));
}
