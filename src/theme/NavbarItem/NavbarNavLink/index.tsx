// Wraps @docusaurus/theme-classic 3.10.2, which calls an entry the current page on every page that belongs to it.
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import NavbarNavLink from '@theme-original/NavbarItem/NavbarNavLink';
import type {Props} from '@theme/NavbarItem/NavbarNavLink';

export default function NavbarNavLinkWrapper(props: Props) {
  const isPage = useLocation().pathname.replace(/\/$/, '') === useBaseUrl(props.to);
  // An entry that is not the current one leaves it out. One with an `href` leads to another site.
  return <NavbarNavLink {...props} {...(props.to && {'aria-current': isPage ? 'page' : 'true'})} />;
}
