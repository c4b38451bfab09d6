import type {ParseFrontMatter} from '@docusaurus/types';
import {repository} from './repository';

/** The last commit of the repository that contains the originals. */
const folder = `${repository}/blob/93bda3148595a05cc2b43457e2a6d58412c7491d/blog`;

/**
 * A post whose front matter names an `original` retells it. Its authors get a title that says so, and its text ends with
 * a link to the original. Because this happens to the source, the page, its copy, the feeds, and the search agree.
 */
export const creditOriginals: ParseFrontMatter = async ({defaultParseFrontMatter, ...file}) => {
  const {frontMatter, content} = await defaultParseFrontMatter(file);
  const {original, authors} = frontMatter as {original?: string; authors?: string[]};
  if (!original) return {frontMatter, content};
  const title = 'Author of the original post';
  return {
    frontMatter: {...frontMatter, authors: authors?.map((key) => ({key, title}))},
    content: `${content}\n\nRead the [original post](${folder}/${encodeURIComponent(original)}), which this text retells.\n`,
  };
};
