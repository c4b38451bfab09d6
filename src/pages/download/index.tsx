import React from 'react';
import Link from '@docusaurus/Link';
import {CodeBlock} from '../../components/CodeBlock';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {DownloadDetails} from '../../components/DownloadDetails';
import {formatDay} from '../../lib/dates';
import {allReleasesUrl, latestStable, notesUrl, releases, type Release} from '../../lib/releases';
import {lineId, lineOf} from '../../lib/releaseHistory';
import {PackageManagers} from './_components/PackageManagers';
import {ReleaseTable} from './_components/ReleaseTable';
import {SystemCards} from './_components/SystemCards';
import styles from './index.module.css';

function Opening({release}: {release: Release}) {
  return (
    <header className={styles.opening}>
      <h1>Download OpenRefine</h1>
      <p className={styles.lead}>
        Free and open source, for Windows, macOS, and Linux. OpenRefine runs on your own computer, so your data stays
        there.
      </p>
      <Heading as="h2" id="newest" className={styles.version}>
        OpenRefine {release.version}
      </Heading>
      <p className={styles.published}>
        The latest stable release, published on <time dateTime={release.date}>{formatDay(release.date)}</time>.{' '}
        <Link to={`/whats_new#${lineId(lineOf(release.version))}`}>What’s new in this version</Link>
      </p>
    </header>
  );
}

function Requirements({release}: {release: Release}) {
  const {min, max} = release.java;
  return (
    <section>
      <Heading as="h2" id="requirements">
        System requirements
      </Heading>
      <dl className={styles.facts}>
        <dt>System</dt>
        <dd>A computer with Windows, macOS, or Linux. OpenRefine does not run on phones or tablets.</dd>
        <dt>Java</dt>
        <dd>
          On Windows and macOS, you do not need to install Java, because the files on this page include it. On Linux,
          install Java {min} to {max} from your distribution or from <Link href="https://adoptium.net/">Adoptium</Link>.
          The start script refuses older versions of Java and shows a warning for newer ones.
        </dd>
        <dt>Permissions</dt>
        <dd>
          On Windows, you do not need administrator rights if you use the ZIP archive, or if you install OpenRefine only
          for yourself. On Linux, OpenRefine runs from your home folder.
        </dd>
        <dt>Browser</dt>
        <dd>
          OpenRefine opens in your browser. The project recommends Chrome, Chromium, Edge, Opera, and Safari, and tests
          each change in Chrome. Firefox has known minor issues with display and speed. Internet Explorer is not
          supported.
        </dd>
        <dt>Internet</dt>
        <dd>
          Not needed to work with your own files. OpenRefine goes online when you fetch data, match names with an online
          service, or upload results. It also makes a few requests that contain none of your data, for example for the
          description of the Wikidata service.{' '}
          <Link to="/privacy#which-openrefine-operations-transmit-data-to-third-parties">The privacy page</Link> lists
          all requests.
        </dd>
      </dl>
    </section>
  );
}

function Upgrading() {
  return (
    <section>
      <Heading as="h2" id="upgrading">
        Upgrade from an older version
      </Heading>
      <p>
        Your projects are stored in a workspace folder outside the program, and every version looks for them there.
        Because an older version may not be able to read projects that a newer one saved, copy the folder before the new
        version opens it for the first time:
      </p>
      <ol>
        <li>
          In OpenRefine, click <strong>Open project</strong>, and then click <strong>Browse workspace directory</strong>
          . The folder opens.
        </li>
        <li>Quit OpenRefine.</li>
        <li>Copy the whole folder to another location.</li>
        <li>Install the new version and start it. It shows your projects.</li>
      </ol>
      <DownloadDetails summary="Where the workspace folder is">
        <dl className={styles.facts}>
          <dt>Windows</dt>
          <dd>
            <code>%APPDATA%\OpenRefine</code>
          </dd>
          <dt>macOS</dt>
          <dd>
            <code>~/Library/Application Support/OpenRefine</code>
          </dd>
          <dt>Linux</dt>
          <dd>
            <code>~/.local/share/openrefine</code>
          </dd>
        </dl>
      </DownloadDetails>
      <DownloadDetails summary="Go back to an older version">
        <p>
          An older version may not be able to open projects that a newer one saved, because no version checks which
          version wrote a project, and none converts it back. Use your copy of the workspace instead. Work that you did
          after making the copy remains in the folder that you rename in step 2.
        </p>
        <ol>
          <li>
            Quit OpenRefine. If you used the Windows installer, uninstall OpenRefine, because an older installer can
            leave parts of the newer version behind.
          </li>
          <li>Rename the workspace folder.</li>
          <li>
            Duplicate the copy that you made, move the duplicate to the original location, and give it the original
            name.
          </li>
          <li>
            Install the <Link to="#older-versions">older version</Link> and start it.
          </li>
        </ol>
      </DownloadDetails>
      <DownloadDetails summary="Use two versions side by side">
        <p>
          By default, all versions share one workspace folder. Never run two versions on the same folder at once,
          because each overwrites the list of projects that the other one saved. Instead, give the second version a
          separate folder:
        </p>
        <ul>
          <li>
            On Windows, unpack the ZIP archive. Then add this line to <code>openrefine.l4j.ini</code>, which is in the
            same folder as <code>openrefine.exe</code>:<CodeBlock>{'-Drefine.data_dir=D:\\OtherWorkspace'}</CodeBlock>
          </li>
          <li>
            On Linux, pass the folder when you start OpenRefine:
            <CodeBlock>./refine -d ~/other-workspace</CodeBlock>
          </li>
          <li>
            On macOS, the folder is set in the application’s <code>Info.plist</code>, and macOS may refuse to start an
            application whose <code>Info.plist</code> was edited. Instead, use the{' '}
            <Link to="/docs/manual/running#running-openrefines-linux-version-on-a-mac">Linux files on the Mac</Link> as
            the second version, and pass the folder as on Linux.
          </li>
        </ul>
      </DownloadDetails>
    </section>
  );
}

function Extensions() {
  return (
    <section>
      <Heading as="h2" id="extensions">
        Extensions
      </Heading>
      <p>
        Extensions add import formats, functions, and services to OpenRefine. Unpack each extension into the{' '}
        <code>extensions</code> folder of your <Link to="#upgrading">workspace</Link>, where it is kept when you
        upgrade, and then restart OpenRefine.
      </p>
      <p>
        OpenRefine also loads extensions from <code>webapp/extensions</code> in its program folder. Before you upgrade,
        move your extensions from there to your workspace, because the new version has its own <code>webapp</code>{' '}
        folder, and the Windows installer deletes the old one. Also make sure that each extension supports the new
        version.
      </p>
    </section>
  );
}

function Checksums({release}: {release: Release}) {
  return (
    <section>
      <Heading as="h2" id="checksums">
        Verify a file
      </Heading>
      <p>
        A checksum shows whether your file was downloaded completely and unchanged. The files come from GitHub, which
        lists the SHA-256 checksum of each file under <strong>Assets</strong> on the{' '}
        <Link href={notesUrl(release)}>release page</Link>. To compute the checksum of your file, run one of these
        commands, followed by the name of the file:
      </p>
      <dl className={styles.facts}>
        <dt>PowerShell</dt>
        <dd>
          <code>Get-FileHash</code>
        </dd>
        <dt>macOS</dt>
        <dd>
          <code>shasum -a 256</code>
        </dd>
        <dt>Linux</dt>
        <dd>
          <code>sha256sum</code>
        </dd>
      </dl>
      <p>
        If the two checksums differ, do not open the file. Delete it and download it again. If they still differ, tell{' '}
        <Link to="/community">the community</Link>.
      </p>
    </section>
  );
}

export default function Download(): React.ReactNode {
  const release = latestStable(releases);
  return (
    <Layout
      title="Download"
      description={`Download OpenRefine ${release.version} for Windows, macOS, or Linux, install it with a package manager, or get an older version. Free and open source.`}
    >
      <main className={styles.page}>
        <Opening release={release} />
        <SystemCards release={release} />

        <section>
          <Heading as="h2" id="package-managers">
            Install with a package manager
          </Heading>
          <p className={styles.prose}>
            With a package manager, you install and update OpenRefine with a single command. Other people maintain these
            packages, so new versions may arrive there later than on this page. The{' '}
            <Link to="/post_download">first steps</Link> explain how to start OpenRefine.
          </p>
          <PackageManagers />
        </section>

        <div className={styles.columns}>
          <Requirements release={release} />
          <Upgrading />
        </div>

        <section>
          <Heading as="h2" id="older-versions">
            All versions
          </Heading>
          <p className={styles.prose}>
            The project fixes vulnerabilities only in the latest stable release. Use an older version only if you have
            to, for example because an extension does not support a newer one yet. GitHub has{' '}
            <Link href={allReleasesUrl}>all other releases</Link>, including previews.
          </p>
          <ReleaseTable releases={releases} />
        </section>

        <div className={styles.columns}>
          <Extensions />
          <Checksums release={release} />
        </div>

        <section>
          <Heading as="h2" id="next">
            Where to go next
          </Heading>
          <ul>
            <li>
              <Link to="/post_download">First steps after the download</Link> guide you from the file to your first
              project.
            </li>
            <li>
              <Link to="/docs">The manual</Link> takes you from your first file to the finished result.
            </li>
            <li>
              <Link to="/docs/manual/facets">Facets</Link> show you what is wrong in a column within minutes.
            </li>
            <li>
              <Link to="/community">The community</Link> answers questions and welcomes everyone who wants to help.
            </li>
          </ul>
        </section>
      </main>
    </Layout>
  );
}
