// Replaces the component of @docusaurus/theme-classic 3.10.2, whose bar does not say which section is read, and whose list
// always opens at its top.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ContentsBar} from '../../../../components/ContentsBar';

export default function DocItemTOCMobile() {
  return <ContentsBar {...useDoc()} />;
}
