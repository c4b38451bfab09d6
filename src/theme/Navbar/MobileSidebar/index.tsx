// Wraps @docusaurus/theme-classic 3.10.2: while the stock menu is open, the keyboard leaves it for the page that it
// covers, where nobody sees the focus.
import React, {useEffect} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';

export default function MobileSidebarWrapper(): React.ReactNode {
  const {shown} = useNavbarMobileSidebar();

  useEffect(() => {
    if (!shown) return undefined;
    const covered = document.querySelectorAll<HTMLElement>('#__docusaurus > :not(.navbar), .navbar__inner');
    covered.forEach((part) => (part.inert = true));
    return () => {
      covered.forEach((part) => (part.inert = false));
      const wasInMenu = document.activeElement?.closest('.navbar-sidebar');
      if (wasInMenu) document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    };
  }, [shown]);

  return <MobileSidebar />;
}
