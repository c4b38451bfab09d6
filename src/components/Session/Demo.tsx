import React, {type ReactNode} from 'react';
import {columns, objects} from './model/objects';
import {reduceSession} from './model/reduceSession';
import {initialState, type SessionAction, type SessionState} from './model/session';
import {facet, merge, transform, trim, type Step} from './steps';
import {Session} from '.';

/** A change with its result, which the built page already shows. */
function change(column: (typeof columns)[number], expression: string, edit: (text: string) => string): SessionAction {
  const place = columns.indexOf(column);
  const results = objects.flatMap(({[place]: text}, row) =>
    text ? [[row, {text: edit(text), type: 'string'}] as const] : [],
  );
  return {type: 'transform', column: place, expression, results: new Map(results)};
}

const changes = [
  change('Type', 'value.trim()', (text) => text.trim()),
  change('Made', 'grel:value.replace("about", "c.")', (text) => text.replace('about', 'c.')),
];

const demos = {
  facet,
  cluster: {
    ...merge,
    task: (
      <>
        In the menu of <b>Maker</b>, choose <b>Edit cells → Cluster and edit…</b>. Click <b>Cluster</b>,{' '}
        <b>Select all</b>, and <b>Merge selected & Close</b>.
      </>
    ),
    acts: ['Maker', 'Edit cells', 'Cluster and edit…', ...(merge.acts?.slice(2) ?? [])],
  },
  trim,
  transform,
  edit: {
    task: (
      <>
        In the menu of <b>Maker</b>, choose <b>Facet → Text facet</b>. Then click <i>Edith Hale</i> and <b>edit</b>,
        change the name to <i>Hale, Edith</i>, and click <b>Apply</b>.
      </>
    ),
    acts: [...(facet.acts ?? []), 'edit', {at: 'form input', text: 'Hale, Edith'}, 'Apply'],
    outcome: 'You changed two cells in one place, and see all five rows with this name.',
  },
  undo: {
    task: (
      <>
        Open <b>Undo / Redo</b>, click the second-to-last change, and then the last one.
      </>
    ),
    acts: ['Undo / Redo', {at: 'ol > :nth-last-child(2) button'}, {at: 'ol > :last-child button'}],
    outcome: 'The last change was undone, and then made again.',
  },
} satisfies Record<string, Step>;

const rest: Step = {task: 'Now try what you like.'};

// What readers do in it is none of the guided steps.
const first: SessionState = {...initialState, step: -1};

/** The session in a page of the manual, for what the page is about. */
export function Demo({of: name}: {of: keyof typeof demos}): ReactNode {
  if (!(name in demos)) throw new Error(`<!-- session: ${name} -->: choose one of ${Object.keys(demos).join(', ')}.`);
  const start = name === 'undo' ? changes.reduce(reduceSession, first) : first;
  return <Session demo={{steps: [demos[name], rest], first: start}} />;
}
