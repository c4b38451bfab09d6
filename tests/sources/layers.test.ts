import {ESLint} from 'eslint';
import {describe, expect, it} from 'vitest';

const eslint = new ESLint();

/** Whether ESLint refuses that a file, which need not be there, imports this. */
async function isRefused(filePath: string, specifier: string, what = '{x}'): Promise<boolean> {
  const [result] = await eslint.lintText(`import ${what} from '${specifier}';\nx();\n`, {filePath});
  return result?.messages.some(({ruleId}) => ruleId === '@typescript-eslint/no-restricted-imports') ?? false;
}

describe('the import table', {timeout: 30_000}, () => {
  it.each([
    ['docusaurus.config.ts', './src/components/ScrollTable'],
    ['src/config/navbar.ts', '../components/ScrollTable'],
    ['src/config/navbar.ts', '@site/src/pages/download'],
    ['src/plugins/versions-json/index.ts', '../../search/settings'],
    ['src/rehype/highlightCode/index.ts', '../../components/CodeBlock'],
    ['src/remark/tableExamples/index.ts', '../../components/ScrollTable'],
    ['src/plugins/versions-json/index.ts', '../../remark/tableExamples'],
    ['src/lib/charts/barChart.ts', '../../search/settings'],
    ['src/lib/dates.ts', '../search/settings'],
    ['src/data/releases.schema.ts', '../plugins/versions-json'],
    ['src/search/useSearch.ts', '../components/SearchModal'],
    ['src/components/SearchModal/index.tsx', '../../theme/SearchBar'],
    ['src/pages/download/index.tsx', '../../plugins/versions-json'],
    ['src/pages/post_download/index.tsx', '../download/_components/SystemCards'],
    ['src/pages/download/index.tsx', '../_components/home/Hero'],
    ['src/theme/SearchBar/index.tsx', '../../data/releases.json'],
    ['src/client/progressBar.ts', '../config/navbar'],
    ['tests/shell.spec.ts', '../src/components/ScrollTable'],
    ['tests/shell.spec.ts', '../docusaurus.config'],
    ['tests/variants/sites/small.config.ts', '../../../src/components/ScrollTable'],
  ])('refuses that %s imports %s', async (file, specifier) => {
    expect(await isRefused(file, specifier)).toBe(true);
  });

  it.each([
    ['docusaurus.config.ts', './src/config/navbar'],
    ['src/config/docs.ts', '../rehype/highlightCode'],
    ['src/plugins/versions-json/index.ts', '../../lib/releases'],
    ['src/config/docs.ts', '../remark/tableExamples'],
    ['src/remark/tableExamples/index.ts', '../../lib/tableExamples'],
    ['src/lib/charts/barChart.ts', '../search/engine'],
    ['src/components/SearchModal/index.tsx', '../../search/useSearch'],
    ['src/pages/index.tsx', './_components/home/Hero'],
    ['src/pages/_components/home/Hero.tsx', './FacetMark'],
    ['src/pages/download/index.tsx', './_components/SystemCards'],
    ['src/theme/SearchBar/index.tsx', '../../components/SearchLauncher'],
    ['src/components/ScrollTable/index.tsx', 'react'],
    ['tests/download.spec.ts', '../src/data/releases.json'],
    ['tests/blog.spec.ts', './fixtures'],
    ['tests/variants/preview.spec.ts', '../fixtures'],
    ['tests/variants/sites/small.config.ts', '../../../docusaurus.config'],
    ['tests/variants/sites/small.config.ts', '../../../src/plugins/lean-bundle'],
  ])('lets %s import %s', async (file, specifier) => {
    expect(await isRefused(file, specifier)).toBe(false);
  });

  it('lets types cross any line, and unit tests beside the code take what they need', async () => {
    const forbidden = '../components/ScrollTable';
    expect(await isRefused('src/config/navbar.ts', forbidden, 'type {x}')).toBe(false);
    expect(await isRefused('src/config/navbar.test.ts', forbidden)).toBe(false);
  });
});
