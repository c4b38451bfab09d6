// @ts-check
/**
 * A function of GREL that the editor cannot evaluate yet.
 * @type {import('../../scripts/drill.mjs').Edit}
 */
export default (site) => {
  site.json('src/data/grel/registry.json', ({functions}) => {
    functions.push({name: 'drill', path: 'modules/grel/src/main/java/Drill.java', since: functions.at(-1).since});
  });
  site.json('src/data/grel/functions/text.json', (functions) => {
    const example = {expression: 'value.drill()', value: '"a"', result: '"b"', unchecked: 'since 9.0'};
    functions.push({
      name: 'drill',
      purpose: 'Drills a hole into text.',
      synonyms: ['perforate'],
      signatures: [
        {
          parameters: [{name: 'text', type: 'text', meaning: 'the text'}],
          returns: {type: 'text', meaning: 'the text with a hole'},
        },
      ],
      errors: [],
      notes: [],
      examples: [example, {...example, value: '"c"'}],
    });
  });
};
