import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ReactNode} from 'react';

/**
 * What only readers without JavaScript see. It is in the built HTML; a browser that runs scripts takes it for text
 * and never draws it, so there it is left as it is. `static/css/no-script.css` holds its styles.
 */
export function NoScript({children}: {children: ReactNode}) {
  return ExecutionEnvironment.canUseDOM ? (
    <noscript dangerouslySetInnerHTML={{__html: ''}} />
  ) : (
    <noscript>{children}</noscript>
  );
}
