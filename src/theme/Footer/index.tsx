// Ejected from @docusaurus/theme-classic 3.10.2: beside the links, the foot of every page names the latest release and
// offers to report a problem with the page.
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import FooterCopyright from '@theme/Footer/Copyright';
import FooterLinks from '@theme/Footer/Links';
import FooterLogo from '@theme/Footer/Logo';
import {ReportProblem} from '../../components/ReportProblem';
import {formatDay} from '../../lib/dates';
import styles from './styles.module.css';

export default function Footer() {
  const {footer} = useThemeConfig();
  const {latestRelease} = useDocusaurusContext().siteConfig.customFields ?? {};
  if (!footer) return null;
  const {version, date} = latestRelease as {version: string; date: string};
  return (
    <footer className={clsx(ThemeClassNames.layout.footer.container, 'footer', styles.footer)}>
      <div className={styles.frame}>
        <div className={styles.brand}>
          {footer.logo && <FooterLogo logo={footer.logo} />}
          <p>
            Latest release:
            <br />
            <Link to="/whats_new">OpenRefine {version}</Link>
            <br />
            <time dateTime={date}>{formatDay(date)}</time>
          </p>
        </div>
        <div className={styles.links}>
          <FooterLinks links={footer.links} />
        </div>
        <div className={styles.end}>
          {footer.copyright && <FooterCopyright copyright={footer.copyright} />}
          <ReportProblem />
        </div>
      </div>
    </footer>
  );
}
