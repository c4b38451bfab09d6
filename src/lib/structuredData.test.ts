import {expect, it} from 'vitest';
import {renderStructuredData} from './structuredData';

it('structured data cannot end the script that contains it', () => {
  const text = renderStructuredData({name: '</script><b>'});
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({name: '</script><b>'});
});
