// Ejected from @docusaurus/theme-classic 3.10.2: the stock bar begins at the edge of the window, even where the page
// below it begins further in.
import NavbarContent from '@theme/Navbar/Content';
import NavbarLayout from '@theme/Navbar/Layout';
import styles from './styles.module.css';

export default function Navbar() {
  return (
    <NavbarLayout>
      <div className={styles.frame}>
        <NavbarContent />
      </div>
    </NavbarLayout>
  );
}
