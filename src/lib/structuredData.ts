// Only the type, because the module itself would bring the list of releases into every doc.
import type {Release} from './releases';

/** What search engines read about a page, in the vocabulary of https://schema.org. */
type StructuredData = Record<string, unknown>;

/** Describes OpenRefine: its purpose, systems, latest version, and download page. */
export function describeSoftware({version, date}: Release, url: string, description: string): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    '@id': `${url}/#software`,
    name: 'OpenRefine',
    description,
    url: `${url}/`,
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Windows, macOS, Linux',
    softwareVersion: version,
    datePublished: date,
    downloadUrl: `${url}/download`,
    softwareHelp: {'@type': 'CreativeWork', url: `${url}/docs`},
    license: `https://github.com/OpenRefine/OpenRefine/blob/${version}/LICENSE.txt`,
    isAccessibleForFree: true,
    offers: {'@type': 'Offer', price: '0', priceCurrency: 'USD'},
    publisher: {'@type': 'Organization', name: 'OpenRefine', url: `${url}/`},
  };
}

/** The text of a script element. It has no `<`, so it cannot close the element. */
export const renderStructuredData = (data: StructuredData): string => JSON.stringify(data).replace(/</g, '\\u003c');
