const books = {file: 'books.csv', name: 'Library books', numbers: true};

async function openTransform(stage, column, expression) {
  await stage.show(books);
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
      for (const expression of ['value.trim()', 'value.toDate("d/M/yyyy")', 'value.split(", ").reverse().join(" ")']) {
        await stage.post('core/log-expression', {expression: `grel:${expression}`});
      }
      const dialog = await openTransform(stage, 'Author', 'value');
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
