// Wraps @docusaurus/theme-classic 3.10.2: the row below docs, posts and Markdown pages is the one place where the theme
// speaks of the page as a text.
import EditMetaRow from '@theme-original/EditMetaRow';
import type {Props} from '@theme/EditMetaRow';
import {CopyMarkdown} from '../../components/CopyMarkdown';

export default function EditMetaRowWrapper(props: Props) {
  return (
    <>
      <EditMetaRow {...props} />
      <CopyMarkdown />
    </>
  );
}
