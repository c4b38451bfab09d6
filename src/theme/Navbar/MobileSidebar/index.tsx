// Wraps @docusaurus/theme-classic 3.10.2: while the stock menu is open, the keyboard leaves it for the page that it
// covers, where nobody sees the focus. The stock menu is drawn on every page of a phone, with the whole sidebar of the
// docs in it; here it is drawn when it is opened for the first time.
import React, {useEffect, useState} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';

export default function MobileSidebarWrapper(): React.ReactNode {
  const {shown} = useNavbarMobileSidebar();
  const [wasShown, setWasShown] = useState(false);
  if (shown && !wasShown) setWasShown(true);

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

  return wasShown ? <MobileSidebar /> : null;
}
