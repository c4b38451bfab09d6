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
        Free and open source, for Windows, macOS and Linux. It runs on your own computer, and your data stays there.
      </p>
      <Heading as="h2" id="newest" className={styles.version}>
        OpenRefine {release.version}
      </Heading>
      <p className={styles.published}>
        The newest stable release, published on <time dateTime={release.date}>{formatDay(release.date)}</time>.{' '}
        <Link to={`/whats_new#${lineId(lineOf(release.version))}`}>What is new in it</Link>
      </p>
    </header>
  );
}

function Requirements({release}: {release: Release}) {
  const {min, max} = release.java;
  return (
    <section>
      <Heading as="h2" id="requirements">
        What your computer needs
      </Heading>
      <dl className={styles.facts}>
        <dt>System</dt>
        <dd>A computer with Windows, macOS or Linux. OpenRefine does not run on phones and tablets.</dd>
        <dt>Java</dt>
        <dd>
          Nothing to do on Windows and macOS: the files above bring Java along. On Linux, install Java {min} to {max}{' '}
          from your distribution or from <Link href="https://adoptium.net/">Adoptium</Link>. The start script refuses an
          older Java and warns you of a newer one.
        </dd>
        <dt>Rights</dt>
        <dd>
          Windows asks for no administrator if you take the ZIP archive, or if you let the installer install for
          yourself only. On Linux, OpenRefine runs from your home folder.
        </dd>
        <dt>Browser</dt>
        <dd>
          OpenRefine opens in your browser. The project recommends Chrome, Chromium, Edge, Opera and Safari, and tests
          each change in Chrome. It knows of small flaws in display and speed in Firefox. Internet Explorer is not
          supported.
        </dd>
        <dt>Internet</dt>
        <dd>
          Not needed for your own files. OpenRefine goes online when you ask it to fetch data, to match names with an
          online service or to upload results, and for a few requests without your data, such as for the description of
          the Wikidata service.{' '}
          <Link to="/privacy#which-openrefine-operations-transmit-data-to-third-parties">All of them</Link> are listed.
        </dd>
      </dl>
    </section>
  );
}

function Upgrading() {
  return (
    <section>
      <Heading as="h2" id="upgrading">
        Coming from an older version
      </Heading>
      <p>
        Your projects live in a workspace folder outside the program, where every version looks for them. Copy it before
        the new version opens it for the first time:
      </p>
      <ol>
        <li>
          In OpenRefine, choose <strong>Open project</strong>, then <strong>Browse workspace directory</strong>, which
          shows you the folder.
        </li>
        <li>Quit OpenRefine.</li>
        <li>Copy the whole folder to another place.</li>
        <li>Install the new version and start it. Your projects are there.</li>
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
      <DownloadDetails summary="Going back to an older version">
        <p>
          Do not count on an older version to open what a newer one has saved. No version checks which one wrote a
          project, and none converts it back. Return to your copy instead; later work stays in the folder that you put
          aside.
        </p>
        <ol>
          <li>
            Quit OpenRefine. If you used the installer on Windows, uninstall OpenRefine: an older installer can leave
            parts of the newer version in place.
          </li>
          <li>Rename the workspace folder.</li>
          <li>Put a copy of your copy in its place, under the old name.</li>
          <li>
            Install the <Link to="#older-versions">older version</Link> and start it.
          </li>
        </ol>
      </DownloadDetails>
      <DownloadDetails summary="Keeping two versions side by side">
        <p>
          Unless told otherwise, all versions share one workspace folder. Never run two at once on the same folder: each
          overwrites the list of projects that the other one saved. Give the second version a folder of its own:
        </p>
        <ul>
          <li>
            On Windows, unpack its ZIP archive. Add this line to <code>openrefine.l4j.ini</code>, beside{' '}
            <code>openrefine.exe</code>:<CodeBlock>{'-Drefine.data_dir=D:\\OtherWorkspace'}</CodeBlock>
          </li>
          <li>
            On Linux, start it with a folder:
            <CodeBlock>./refine -d ~/other-workspace</CodeBlock>
          </li>
          <li>
            On macOS, the folder stands in the application’s <code>Info.plist</code>, and an edit can keep macOS from
            starting it. Use the{' '}
            <Link to="/docs/manual/running#running-openrefines-linux-version-on-a-mac">files for Linux on the Mac</Link>{' '}
            as the second version, with a folder as on Linux.
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
        Extensions add import formats, functions and services to OpenRefine. Unpack each one into the{' '}
        <code>extensions</code> folder of your <Link to="#upgrading">workspace</Link> and start OpenRefine again. There
        it survives an upgrade.
      </p>
      <p>
        OpenRefine also loads extensions from <code>webapp/extensions</code> in its program folder. Move yours from
        there to your workspace before you upgrade: the new version brings a <code>webapp</code> folder of its own, and
        the Windows installer deletes the old one. Make sure, too, that each extension supports the new version.
      </p>
    </section>
  );
}

function Checksums({release}: {release: Release}) {
  return (
    <section>
      <Heading as="h2" id="checksums">
        Check a file
      </Heading>
      <p>
        GitHub, from where the files come, shows the SHA-256 checksum of each file under <strong>Assets</strong> on the{' '}
        <Link href={notesUrl(release)}>page of the release</Link>. Yours has to be the same. To compute it, use one of
        these commands, with the name of your file at the end:
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
        If they differ, do not open the file. Delete it and download it again. If they still differ, tell{' '}
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
      description={`Download OpenRefine ${release.version} for Windows, macOS or Linux, install it with a package manager, or fetch an older version. Free and open source.`}
    >
      <main className={styles.page}>
        <Opening release={release} />
        <SystemCards release={release} />

        <section>
          <Heading as="h2" id="package-managers">
            Install with a package manager
          </Heading>
          <p className={styles.prose}>
            One command installs OpenRefine, another updates it. Others look after these packages, so a new version can
            reach them later than this page. How to start it then stands in the{' '}
            <Link to="/post_download">first steps</Link>.
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
            The project fixes security holes in its newest stable release only. Take an older one where you have to, for
            instance because an extension does not support a newer one yet. GitHub has{' '}
            <Link href={allReleasesUrl}>every other release</Link>, previews included.
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
              <Link to="/post_download">First steps after the download</Link> lead from the file to your first project.
            </li>
            <li>
              <Link to="/docs">The manual</Link> takes you from your first file to the finished result.
            </li>
            <li>
              <Link to="/docs/manual/facets">Facets</Link> show you in minutes what is wrong in a column.
            </li>
            <li>
              <Link to="/community">The community</Link> answers questions and welcomes everybody who wants to help.
            </li>
          </ul>
        </section>
      </main>
    </Layout>
  );
}
