// Wraps @docusaurus/theme-classic 3.10.2, which builds the closed menu with all its links as soon as a phone has loaded a
// page. Readers wait for the page and may never open the menu, so it is built when they do.
import React, {useState} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';

export default function MobileSidebarWrapper(): React.ReactNode {
  const {shown} = useNavbarMobileSidebar();
  const [wasShown, setWasShown] = useState(false);
  if (shown && !wasShown) setWasShown(true);
  return wasShown && <MobileSidebar />;
}
