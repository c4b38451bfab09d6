// Wraps @docusaurus/theme-classic 3.10.2, which builds the closed menu with all its links as soon as a phone has loaded a
// page. Readers wait for the page and may never open the menu, so it is built at the first click on its button.
import {useEffect, useState} from 'react';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';

export default function MobileSidebarWrapper() {
  const [wasOpened, setWasOpened] = useState(false);
  useEffect(() => {
    const notice = ({target}: MouseEvent): void => {
      if (target instanceof Element && target.closest('.navbar__toggle')) setWasOpened(true);
    };
    document.addEventListener('click', notice);
    return () => document.removeEventListener('click', notice);
  }, []);
  return wasOpened && <MobileSidebar />;
}
