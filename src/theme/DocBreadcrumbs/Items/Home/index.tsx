// Ejected from @docusaurus/theme-classic 3.10.2: the trail begins at the manual, in words, because the logo leads home.
// The pages for developers are no part of it.
import {useLocation} from '@docusaurus/router';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';

export default function HomeBreadcrumbItem() {
  const manual = useBaseUrl('/docs');
  const {pathname} = useLocation();
  return (
    pathname !== manual &&
    !pathname.includes('technical-reference') && (
      <li className="breadcrumbs__item">
        <Link className="breadcrumbs__link" to={manual}>
          User manual
        </Link>
      </li>
    )
  );
}
