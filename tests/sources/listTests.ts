import ts from 'typescript';

const STARTS = ['test', 'it', 'describe'];
/** What keeps a test from being run, whatever its surroundings are. */
const NEVER_RUN = ['skip', 'fixme', 'todo'];

/** The names of `test.describe.skip`, or none where the expression is no chain of names; `.each(…)` is passed over. */
function namesOf(expression: ts.Expression): string[] {
  if (ts.isIdentifier(expression)) return [expression.text];
  if (ts.isPropertyAccessExpression(expression)) {
    const before = namesOf(expression.expression);
    return before.length > 0 ? [...before, expression.name.text] : [];
  }
  if (ts.isCallExpression(expression)) return namesOf(expression.expression);
  if (ts.isTaggedTemplateExpression(expression)) return namesOf(expression.tag);
  return [];
}

/** The text of a title, with `…` for what is put into it. Null where it is not a text. */
function titleOf(argument: ts.Expression | undefined): string | null {
  if (!argument) return null;
  if (ts.isStringLiteralLike(argument)) return argument.text;
  if (ts.isTemplateExpression(argument)) {
    return argument.templateSpans.reduce((text, span) => `${text}…${span.literal.text}`, argument.head.text);
  }
  return null;
}

/** Whether a test skips itself: `test.skip()` in it, without a condition. */
function skipsItself(node: ts.Node): boolean {
  if (ts.isCallExpression(node)) {
    const [start = '', mark = ''] = namesOf(node.expression);
    const [condition] = node.arguments;
    const always = !condition || condition.kind === ts.SyntaxKind.TrueKeyword;
    if (always && STARTS.includes(start) && NEVER_RUN.includes(mark)) return true;
  }
  return ts.forEachChild(node, skipsItself) ?? false;
}

/**
 * The titles of the tests of a source file, each behind those of its groups: `group › title`. Left out is what stands
 * in a comment or a text, and what is skipped everywhere, itself or by its group. Titles come without their tags.
 */
export function listTests(source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node, groups: readonly string[]): void => {
    const [start = '', ...marks] = ts.isCallExpression(node) ? namesOf(node.expression) : [];
    const title = ts.isCallExpression(node) && STARTS.includes(start) ? titleOf(node.arguments[0]) : null;
    if (title === null || !ts.isCallExpression(node) || node.arguments.length < 2) {
      ts.forEachChild(node, (child) => visit(child, groups));
      return;
    }
    if (marks.some((mark) => NEVER_RUN.includes(mark))) return;
    const path = [...groups, title.replace(/( @[\w-]+)+$/, '')];
    if (start === 'describe' || marks.includes('describe')) {
      for (const argument of node.arguments.slice(1)) visit(argument, path);
    } else if (!skipsItself(node)) {
      found.push(path.join(' › '));
    }
  };
  visit(ts.createSourceFile('tests.ts', source, ts.ScriptTarget.Latest, true), []);
  return found;
}
