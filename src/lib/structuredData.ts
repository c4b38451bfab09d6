// Only the type: the list of releases would be shipped with every doc.
import type {Release} from './releases';

/** What search engines read about a page, in the words of https://schema.org. */
type StructuredData = Record<string, unknown>;

const project = (url: string): StructuredData => ({'@type': 'Organization', name: 'OpenRefine', url: `${url}/`});

/** About OpenRefine itself: what it is, for which systems, its latest version, and where to get it. */
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
    publisher: project(url),
  };
}

interface Doc {
  title: string;
  description: string;
  /** The whole address. */
  address: string;
  /** When it was changed, in milliseconds since 1970. */
  changed?: number;
}

/** About a page of the manual or the technical reference. */
export function describeDoc({title, description, address, changed}: Doc, url: string): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    '@id': address,
    mainEntityOfPage: address,
    url: address,
    headline: title,
    description,
    inLanguage: 'en',
    ...(changed === undefined ? {} : {dateModified: new Date(changed).toISOString()}),
    about: {'@id': `${url}/#software`},
    license: 'https://creativecommons.org/licenses/by/4.0/',
    author: project(url),
    publisher: project(url),
  };
}

type Author = StructuredData | Author[];

/**
 * What Docusaurus says of a post, or of the posts in its list, with the team as what it is: Docusaurus takes every author
 * for a person. The team's address is a page of this site; a guest's is not.
 * @param site the address of the site with its base URL
 */
export function nameTeam(data: object, site: string): StructuredData {
  const {author, blogPost} = data as {author?: Author; blogPost?: object[]};
  const describe = (one: Author): Author => {
    if (Array.isArray(one)) return one.map(describe);
    const isTeam = typeof one.url === 'string' && one.url.startsWith(site);
    return isTeam ? {'@type': 'Organization', name: one.name, url: one.url} : one;
  };
  return {
    ...data,
    ...(author && {author: describe(author)}),
    ...(blogPost && {blogPost: blogPost.map((post) => nameTeam(post, site))}),
  };
}

/** The text of a script element: nothing in it can end the element. */
export const renderStructuredData = (data: StructuredData): string => JSON.stringify(data).replace(/</g, '\\u003c');
