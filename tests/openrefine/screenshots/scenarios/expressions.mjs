const books = {file: 'books.csv', name: 'Library books', numbers: true};

/** Opens the window of a transform; the project has used the `earlier` expressions before. */
async function openTransform(stage, column, expression, earlier = []) {
  await stage.show(books);
  const [project] = stage.created;
  for (const one of earlier) await stage.post('core/log-expression', {project, expression: `grel:${one}`});
  await stage.choose(column, 'Edit cells', 'Transform…');
  await write(stage, expression);
  return stage.dialog();
}

/** Writes an expression into the open dialog and waits for its preview. */
async function write(stage, expression) {
  const field = stage.dialog().locator('textarea.expression-preview-code');
  await field.fill(expression);
  await field.press('End');
  await stage.page.waitForTimeout(600);
  await stage.settle();
}

export const expressions = [
  {
    name: 'manual/expressions/preview',
    width: 1000,
    height: 640,
    prepare: (stage) => openTransform(stage, 'Author', 'value.split(", ").reverse().join(" ")'),
  },
  {
    name: 'manual/expressions/error',
    width: 1000,
    height: 640,
    prepare: (stage) => openTransform(stage, 'Year', 'value.toNumber() + 1 +'),
  },
  {
    name: 'manual/expressions/history',
    width: 1000,
    height: 640,
    async prepare(stage) {
      const earlier = ['value.trim()', 'value.toDate("d/M/yyyy")', 'value.split(", ").reverse().join(" ")'];
      const dialog = await openTransform(stage, 'Author', 'value', earlier);
      await dialog.getByText('History', {exact: true}).click();
      await stage.settle();
      return dialog;
    },
  },
  {
    name: 'manual/expressions/help',
    width: 1000,
    height: 640,
    async prepare(stage) {
      const dialog = await openTransform(stage, 'Author', 'value');
      await dialog.getByText('Help', {exact: true}).click();
      await stage.settle();
      return dialog;
    },
  },
  {
    name: 'manual/expressions/custom-facet',
    width: 1000,
    height: 640,
    async prepare(stage) {
      await stage.show(books);
      await stage.choose('Year', 'Facet', 'Custom text facet…');
      await write(stage, 'floor(value / 10) * 10');
      return stage.dialog();
    },
  },
];
