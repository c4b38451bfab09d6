// Wraps @docusaurus/theme-classic 3.10.2, which puts a post's table of contents outside all landmarks, so that readers
// who go from landmark to landmark miss it.
import BlogLayout from '@theme-original/BlogLayout';
import type {Props} from '@theme/BlogLayout';
import styles from './styles.module.css';

export default function BlogLayoutWrapper({toc, ...props}: Props) {
  return (
    <BlogLayout
      {...props}
      toc={
        toc && (
          <nav aria-label="On this page" className={styles.contents}>
            {toc}
          </nav>
        )
      }
    />
  );
}
