import type {Heading, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import facets from '../../data/facets.json';
import operations from '../../data/operations.json';
import {checkFacets, checkOperations, type OperationEntry} from '../../data/operations.schema';
import {findFaults, type OperationReference} from '../../build/operations';
import {readBlock, visitBlocks} from '../../build/pageBlocks';
import {findTableExamples} from '../../build/tableExamples';
import {placeOf, type Source} from '../placeOf';
import {renderEntry, renderLinks} from './renderEntry';

/** The pages that describe them: each has a heading of the second level that begins with its name as code. */
const PAGES = /^docs\/technical-reference\/operations\/([a-z-]+)\.md$/;

/** The page for the facets, which the engine of an operation uses. */
const ENGINE = 'engine';

/**
 * Checks the operations of every table example against src/data/operations.json and facets.json, and adds what these
 * files say to the sections of the reference. Anything missing or unknown stops the build. A section of the manual that
 * describes a menu item gets links to its operations.
 */
export default function operationReference() {
  const reference = {operations: checkOperations(operations), facets: checkFacets(facets)};
  return (root: Root, file: Source): void => {
    const path = placeOf(file, undefined);
    const page = PAGES.exec(path)?.[1];
    const entries = page === ENGINE ? reference.facets : reference.operations.filter((one) => one.page === page);
    const faults = [
      ...findFaultyExamples(root, file, reference),
      ...(page === undefined ? [] : fillPage(root, file, path, entries)),
    ];
    if (faults.length) throw new Error(faults.join('\n'));
    linkSections(root, `/${path.replace(/\.md$/, '')}`, reference);
  };
}

function findFaultyExamples(root: Root, file: Source, reference: OperationReference): string[] {
  const faults: string[] = [];
  visitBlocks(root, (blocks) =>
    findTableExamples(blocks).found.forEach(({example}) =>
      example.operations
        .flatMap((operation) => findFaults(operation, reference))
        .forEach((fault) => faults.push(`${placeOf(file, example.line)}: ${fault}`)),
    ),
  );
  return faults;
}

function linkSections({children}: Root, route: string, {operations, facets}: OperationReference): void {
  for (const heading of children.filter((node) => node.type === 'heading')) {
    const id = /\{#([\w-]+)\}$/.exec(toString(heading))?.[1];
    const entries = [...facets, ...operations].filter(({menu}) => menu.some(({to}) => to === `${route}#${id}`));
    if (entries.length === 0) continue;
    let end = children.indexOf(heading) + 1;
    while (end < children.length && !beginsSection(children[end])) end += 1;
    children.splice(end, 0, ...renderLinks(entries));
  }
}

/** Whether a node is a heading, or the line with old ids before one. */
const beginsSection = (node: RootContent | undefined): boolean =>
  node?.type === 'heading' || (node?.type === 'paragraph' && node.children.every(({type}) => type === 'html'));

function fillPage(root: Root, file: Source, path: string, entries: OperationEntry[]): string[] {
  const headings = root.children.filter(isEntryHeading);
  const names = headings.map(nameOf);
  const faults = entries
    .filter(({name}) => !names.includes(name))
    .map(({name}) => `${path}: ${name} is missing. Add a heading "## \`${name}\`" with an example below it.`);
  for (const heading of headings) {
    const name = nameOf(heading);
    const place = placeOf(file, heading.position?.start.line);
    const entry = entries.find((one) => one.name === name);
    if (!entry || names.indexOf(name) < headings.indexOf(heading)) {
      faults.push(
        `${place}: ${name} is ${entry ? 'described twice' : 'not an entry of this page'}. Correct or remove the heading.`,
      );
      continue;
    }
    const start = root.children.indexOf(heading) + 1;
    const length = root.children.slice(start).findIndex((node) => node.type === 'heading');
    const section = root.children.slice(start, length < 0 ? undefined : start + length);
    if (!showsExample(section, name)) {
      faults.push(`${place}: ${name} has no example. Add the fences "csv before", "json operations", and "csv after".`);
    }
    // After the paragraph that says what it is for.
    root.children.splice(start + (section[0]?.type === 'paragraph' ? 1 : 0), 0, ...renderEntry(entry));
  }
  return faults;
}

const isEntryHeading = (node: RootContent): node is Heading =>
  node.type === 'heading' && node.depth === 2 && node.children[0]?.type === 'inlineCode';

const nameOf = ({children: [first]}: Heading): string => (first?.type === 'inlineCode' ? first.value : '');

/** Whether an example in the section uses the operation, or a facet of that type. */
const showsExample = (section: RootContent[], name: string): boolean =>
  findTableExamples(section.map(readBlock)).found.some(({example}) =>
    JSON.stringify(example.operations).match(new RegExp(`"(op|type)":"${name}"`)),
  );
