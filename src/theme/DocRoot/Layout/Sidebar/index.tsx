// Wraps @docusaurus/theme-classic 3.10.2: on a phone the stock sidebar is reached by a script only.
import Sidebar from '@theme-original/DocRoot/Layout/Sidebar';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import {DocsMenu} from '../../../../components/DocsMenu';

export default function SidebarWrapper(props: Props) {
  return (
    <>
      <DocsMenu items={props.sidebar} />
      <Sidebar {...props} />
    </>
  );
}
