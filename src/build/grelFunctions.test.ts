import {expect, test} from 'vitest';
import {renderSignature, shortVersion} from './grelFunctions';

test('a signature marks what is optional and what is repeated', () => {
  const parameter = {type: 'text', meaning: 'x'};
  const parameters = [
    {...parameter, name: 'text'},
    {...parameter, name: 'format', optional: true as const},
    {...parameter, name: 'more', repeated: true as const},
  ];
  const returns = {type: 'text', meaning: 'x'};
  expect(renderSignature('f', {parameters, returns})).toBe('f(text, format?, more…)');
  expect(renderSignature('now', {parameters: [], returns})).toBe('now()');
});

test.each([
  ['3.6.0', '3.6'],
  ['3.0', '3.0'],
  ['3.10.0', '3.10'],
  ['2.5', '2.5'],
])('%s is %s to readers', (tag, version) => expect(shortVersion(tag)).toBe(version));
