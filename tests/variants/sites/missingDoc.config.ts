// A sidebar that names a doc that does not exist: the build has to stop.
import {createSmallConfig} from './createSmallConfig';

export default createSmallConfig('small', {
  path: 'tests/variants/content/small/docs',
  sidebarPath: './tests/variants/content/missingDoc.sidebars.ts',
});
