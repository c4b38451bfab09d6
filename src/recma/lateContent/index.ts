/** A node of the program that a page was made into, as far as it is read here. */
interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** The property `children` of a call that makes a part: `jsx(Later, {children: …})`. */
function findContent({type, ...call}: Node): {value: Node} | undefined {
  if (type !== 'CallExpression') return undefined;
  const [component, properties] = call.arguments as [Node?, Node?];
  if (component?.type !== 'Identifier' || component.name !== 'Later' || !properties) return undefined;
  const children = (properties.properties as Node[]).find(({key}) => isNode(key) && key.name === 'children');
  return children as {value: Node} | undefined;
}

function makeLate(node: Node): void {
  const content = findContent(node);
  if (content) {
    const {value: body} = content;
    content.value = {
      type: 'ArrowFunctionExpression',
      params: [],
      body,
      expression: true,
      async: false,
      generator: false,
    };
  }
  for (const value of Object.values(node)) {
    for (const inner of Array.isArray(value) ? value : [value]) if (isNode(inner)) makeLate(inner);
  }
}

/**
 * A recma plugin that lets each part of a page (src/rehype/laterParts) make what stands in it when its turn comes. The
 * thousands of elements of a long page would all be made beforehand.
 */
export default function lateContent() {
  return makeLate;
}
