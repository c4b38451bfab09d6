import React from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {kitPage, kitUrl, type Kit, type Release} from '../../lib/releases';

interface DownloadLinkProps {
  release: Release;
  kit: Kit;
  className?: string;
  children: React.ReactNode;
}

/**
 * A link to one kit: by way of the page that starts the download and shows the first steps.
 * That page cannot read its address without JavaScript, so the built HTML links to the file itself.
 */
export function DownloadLink({release, kit, className, children}: DownloadLinkProps) {
  const isBrowser = useIsBrowser();
  const [to, target] = isBrowser ? [kitPage(release, kit)] : [kitUrl(release, kit), '_self'];
  return (
    <Link className={className} to={to} target={target}>
      {children}
    </Link>
  );
}
