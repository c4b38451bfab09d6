// Wraps @docusaurus/theme-classic 3.10.2: the sign before the title is a facet of the gem, which is drawn, because paper
// and a reader's own colors leave out backgrounds.
import Layout from '@theme-original/Admonition/Layout';
import type {Props} from '@theme/Admonition/Layout';

export default function AdmonitionLayoutWrapper(props: Props) {
  const points = props.type === 'warning' ? '5,0 10,10 0,10' : '5,0 10,5 5,10 0,5';
  const sign = (
    <svg viewBox="0 0 10 10" aria-hidden="true">
      <polygon points={points} />
    </svg>
  );
  return <Layout {...props} icon={sign} />;
}
