import {expect, test} from 'vitest';
import {parseMarkdown} from '../../build/pageBlocks';
import diagnoses from '.';

test('leaves out each comment, also one inside a list, and keeps what is beside it', () => {
  const comment = '<!-- diagnose\nfind: value.contains(/a*/)\n-->';
  const root = parseMarkdown(
    `${comment}\n\n${comment}\n\n1. one\n\n   ${comment.replaceAll('\n', '\n   ')}\n\n   two\n\n<!-- other -->`,
  );
  diagnoses()(root);
  expect(JSON.stringify(root)).not.toContain('diagnose');
  expect(JSON.stringify(root)).toMatch(/one.*two.*other/);
});
