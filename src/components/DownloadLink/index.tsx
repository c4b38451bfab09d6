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
  return isBrowser ? (
    <Link className={className} to={kitPage(release, kit)}>
      {children}
    </Link>
  ) : (
    <Link className={className} href={kitUrl(release, kit)} target="_self">
      {children}
    </Link>
  );
}
