import type {Heading, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import facets from '../../data/facets.json';
import operations from '../../data/operations.json';
import {checkFacets, checkOperations} from '../../data/operations.schema';
import {findFaults, type OperationReference} from '../../lib/operations';
import {readBlock, visitBlocks} from '../../lib/pageBlocks';
import {findTableExamples} from '../../lib/tableExamples';
import {placeOf, type Source} from '../placeOf';
import {renderEntry, renderLinks} from './renderEntry';

/** The page that describes all of them: each has a heading of the third level that begins with its name as code. */
const PAGE = 'docs/technical-reference/operations.md';

/**
 * Checks the operations of every table example against src/data/operations.json and facets.json, and puts what these
 * say below the headings of the reference. What is missing or unknown stops the build. A section that describes a menu
 * item ends with links to its operations.
 */
export default function operationReference() {
  const reference = {operations: checkOperations(operations), facets: checkFacets(facets)};
  return (root: Root, file: Source): void => {
    const faults = [
      ...findFaultyExamples(root, file, reference),
      ...(placeOf(file, undefined) === PAGE ? fillPage(root, file, reference) : []),
    ];
    if (faults.length) throw new Error(faults.join('\n'));
    linkSections(root, `/${placeOf(file, undefined).replace(/\.md$/, '')}`, reference);
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

/** A heading, or the old ids before one. */
const beginsSection = (node: RootContent | undefined): boolean =>
  node?.type === 'heading' || (node?.type === 'paragraph' && node.children.every(({type}) => type === 'html'));

function fillPage(root: Root, file: Source, reference: OperationReference): string[] {
  const entries = [...reference.facets, ...reference.operations];
  const headings = root.children.filter(isEntryHeading);
  const names = headings.map(nameOf);
  const faults = entries
    .filter(({name}) => !names.includes(name))
    .map(({name}) => `${PAGE}: ${name} is missing. Add a heading "### \`${name}\`" with an example below it.`);
  for (const heading of headings) {
    const name = nameOf(heading);
    const place = placeOf(file, heading.position?.start.line);
    const entry = entries.find((one) => one.name === name);
    if (!entry || names.indexOf(name) < headings.indexOf(heading)) {
      faults.push(`${place}: ${name} is ${entry ? 'described twice' : 'unknown'}. Correct or remove the heading.`);
      continue;
    }
    const start = root.children.indexOf(heading) + 1;
    const length = root.children.slice(start).findIndex((node) => node.type === 'heading');
    const section = root.children.slice(start, length < 0 ? undefined : start + length);
    if (!showsExample(section, name)) {
      faults.push(`${place}: ${name} has no example. Add the fences "csv before", "json operations", and "csv after".`);
    }
    // Behind the paragraph that says what it is for.
    root.children.splice(start + (section[0]?.type === 'paragraph' ? 1 : 0), 0, ...renderEntry(entry));
  }
  return faults;
}

const isEntryHeading = (node: RootContent): node is Heading =>
  node.type === 'heading' && node.depth === 3 && node.children[0]?.type === 'inlineCode';

const nameOf = ({children: [first]}: Heading): string => (first?.type === 'inlineCode' ? first.value : '');

/** Whether an example uses the operation, or the facet of that type. */
const showsExample = (section: RootContent[], name: string): boolean =>
  findTableExamples(section.map(readBlock)).found.some(({example}) =>
    JSON.stringify(example.operations).match(new RegExp(`"(op|type)":"${name}"`)),
  );
