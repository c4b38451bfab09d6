import type {Element, Root, RootContent} from 'hast';

/** An element that MDX draws by a component. */
interface Component {
  type: 'mdxJsxFlowElement';
  name: string;
  attributes: [];
  children: RootContent[];
}

type Node = RootContent | Component;

/** How many elements a part has at the most, unless a single block has more. */
const ENOUGH = 60;

const countElements = (node: Node): number =>
  'children' in node
    ? 1 + (node.children as Node[]).reduce((sum, child) => sum + countElements(child), 0)
    : Number(node.type !== 'text');

const isHeading = (node: Node): node is Element => node.type === 'element' && node.tagName === 'h2';
const isModule = (node: Node): boolean => (node.type as string) === 'mdxjsEsm';

/**
 * A rehype plugin that divides a written page into parts of some sixty elements, a new one at each chapter where there
 * is enough for two. The scripts take over such parts one after another (src/components/Later), so that a long page
 * answers as soon as a short one.
 */
export default function laterParts() {
  return (tree: Root): void => {
    const parts: Component[] = [];
    let weight = 0;
    for (const node of tree.children.filter((child) => !isModule(child))) {
      const own = countElements(node);
      const last = parts.at(-1);
      if (!last || weight + own > ENOUGH || (isHeading(node) && weight > ENOUGH / 2)) {
        parts.push({type: 'mdxJsxFlowElement', name: 'Later', attributes: [], children: [node]});
        weight = own;
      } else {
        last.children.push(node);
        weight += own;
      }
    }
    tree.children = [...tree.children.filter(isModule), ...(parts as unknown as RootContent[])];
  };
}
