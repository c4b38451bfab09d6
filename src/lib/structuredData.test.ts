import {describe, expect, it} from 'vitest';
import {describeDoc, renderStructuredData} from './structuredData';

const url = 'https://example.org';

describe('structured data', () => {
  it('dates a doc, where its date is known', () => {
    const doc = {title: 'T', description: 'D', address: 'https://example.org/docs/a'};
    expect(describeDoc({...doc, changed: 1_772_582_400_000}, url)).toMatchObject({
      headline: 'T',
      url: 'https://example.org/docs/a',
      dateModified: '2026-03-04T00:00:00.000Z',
    });
    expect(describeDoc(doc, url)).not.toHaveProperty('dateModified');
  });

  it('cannot end the script that holds it', () => {
    const text = renderStructuredData({name: '</script><b>'});
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({name: '</script><b>'});
  });
});
