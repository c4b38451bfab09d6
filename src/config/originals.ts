import type {MarkdownConfig} from '@docusaurus/types';
import {repository} from './repository';

/** The folder of the originals, in the last commit that contains them all. */
const folder = `${repository}/blob/93bda3148595a05cc2b43457e2a6d58412c7491d/blog`;

/**
 * A post whose front matter names an `original` retells it. Its authors get a title that says so, and its text ends with
 * a link to the original, in the page as well as in its Markdown copy and in the feeds.
 */
export const creditOriginals = {
  async parseFrontMatter({defaultParseFrontMatter, ...file}) {
    const {frontMatter, content} = await defaultParseFrontMatter(file);
    if (!frontMatter.original) return {frontMatter, content};
    const authors = [frontMatter.authors as string | (string | object)[]]
      .flat()
      // A guest who is written out in the post has a title of their own.
      .map((author) => (typeof author === 'string' ? {key: author, title: 'Author of the original post'} : author));
    return {frontMatter: {...frontMatter, authors}, content};
  },

  preprocessor({fileContent}) {
    const [, original] = /^---\n(?:.+\n)*original: (.+)\n(?:.+\n)*---\n/.exec(fileContent) ?? [];
    // In lists, where posts end at this mark, the line of the author says it.
    if (!original || !/^(<!-- truncate -->|\{\/\* truncate \*\/\})$/m.test(fileContent)) return fileContent;
    const url = `${folder}/${encodeURIComponent(original)}`;
    return `${fileContent}\nRead the [original post](${url}), which this text retells.\n`;
  },
} satisfies Partial<MarkdownConfig>;
