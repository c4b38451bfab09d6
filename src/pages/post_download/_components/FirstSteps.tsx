import React from 'react';
import Link from '@docusaurus/Link';
import {CodeBlock} from '../../../components/CodeBlock';
import Heading from '@theme/Heading';
import {DownloadDetails} from '../../../components/DownloadDetails';
import {findKit, kitFile, platforms, systemNames, type Kit, type Platform, type Release} from '../../../lib/releases';
import {address} from './address';
import styles from './FirstSteps.module.css';

interface KitProps {
  release: Release;
  kit: Kit;
}

function Folder({release}: {release: Release}) {
  return <code>openrefine-{release.version}</code>;
}

// The tool's release workflow has its signing steps for Windows commented out.
function SmartScreen() {
  return (
    <li>
      If Windows shows <strong>Windows protected your PC</strong>, click <strong>More info</strong>, and then click{' '}
      <strong>Run anyway</strong>. Windows warns about every program without a publisher’s signature, and OpenRefine’s
      files for Windows are not signed. If an organization manages your computer, you may need its help.
    </li>
  );
}

function ConsoleAndBrowser() {
  return (
    <>
      <li>
        A window with lines of text opens. Leave it open, because OpenRefine runs in it. Your browser then shows
        OpenRefine at <code>{address}</code>.
      </li>
      <li>
        When you are done, press <kbd>Ctrl</kbd> <kbd>C</kbd> in that window. OpenRefine saves your projects and stops.
      </li>
    </>
  );
}

function WindowsInstaller({release, kit}: KitProps) {
  const archive = findKit(release, 'win-with-java');
  return (
    <>
      <ol>
        <li>
          Open <code>{kitFile(release, kit)}</code> from your downloads.
        </li>
        <SmartScreen />
        <li>
          Select whether to install OpenRefine for everyone or only for yourself, which does not require administrator
          rights, and follow the installer to the end.
        </li>
        <li>
          On the last page, leave <strong>Launch OpenRefine</strong> selected. Later, start OpenRefine from the Start
          menu.
        </li>
        <ConsoleAndBrowser />
      </ol>
      {archive && (
        <DownloadDetails summary="Use the ZIP archive instead of the installer">
          <WindowsArchive release={release} kit={archive} />
        </DownloadDetails>
      )}
    </>
  );
}

function WindowsArchive({release, kit}: KitProps) {
  return (
    <ol>
      {!platforms[kit.platform].hasJava && (
        <li>
          Install Java {release.java.min} to {release.java.max}, for example from{' '}
          <Link href="https://adoptium.net/">Adoptium</Link>, because this file does not include Java.
        </li>
      )}
      <li>
        Right-click <code>{kitFile(release, kit)}</code> in your downloads, click <strong>Extract All…</strong>, and
        select a folder in which you can write. OpenRefine does not start from inside the archive.
      </li>
      <li>
        Open the new folder <Folder release={release} /> and double-click <code>openrefine.exe</code>.
      </li>
      <SmartScreen />
      <ConsoleAndBrowser />
    </ol>
  );
}

function Mac({release, kit}: KitProps) {
  return (
    <>
      <ol>
        <li>
          Open <code>{kitFile(release, kit)}</code> from your downloads.
        </li>
        <li>
          In the window that appears, drag <strong>OpenRefine</strong> onto <strong>Applications</strong>.
        </li>
        <li>
          Open OpenRefine from your Applications folder. When macOS asks whether you want to open an app that was
          downloaded from the internet, click <strong>Open</strong>.
        </li>
        <li>
          On a Mac with Apple silicon, macOS asks to install Rosetta if it is missing, because OpenRefine is built for
          Intel processors. Click <strong>Install</strong>, and then open OpenRefine again.
        </li>
        <li>
          Your browser shows OpenRefine at <code>{address}</code>. When you are done, quit OpenRefine from its icon in
          the Dock.
        </li>
      </ol>
      <DownloadDetails summary="macOS blocks OpenRefine" open={kit.note !== undefined}>
        <p>
          The message says that Apple or macOS could not verify OpenRefine, or could not check it for malicious
          software. <Link href="https://support.apple.com/en-us/102445">Apple’s support page shows the message</Link>.
          It always appears for 3.10.0, because Apple has not notarized that version, so use another one. If the message
          appears for another version, <Link to="/download#checksums">verify your file</Link> first.
        </p>
        <ol>
          <li>Close the message, without moving OpenRefine to the Trash.</li>
          <li>
            Open <strong>System Settings → Privacy &amp; Security</strong> and scroll down to <strong>Security</strong>.
          </li>
          <li>
            Click <strong>Open Anyway</strong>. The button is available for about an hour after you try to open
            OpenRefine.
          </li>
        </ol>
      </DownloadDetails>
      <DownloadDetails summary="macOS does not ask for Rosetta, and OpenRefine does not start">
        <p>Open Terminal, install Rosetta with the following command, and then open OpenRefine again.</p>
        <CodeBlock>softwareupdate --install-rosetta</CodeBlock>
      </DownloadDetails>
    </>
  );
}

function Linux({release, kit}: KitProps) {
  const {min, max} = release.java;
  return (
    <>
      <ol>
        <li>
          Open a terminal and check which version of Java you have. OpenRefine {release.version} requires Java {min} to{' '}
          {max}. A version that begins with <code>1.8</code> is Java 8, which is too old.
          <CodeBlock>java -version</CodeBlock>
        </li>
        <li>
          If the command is not found, or if the version is outside this range, install Java. OpenRefine’s start script
          also requires <code>curl</code> or <code>wget</code>. On Debian and Ubuntu, the following command installs
          both Java and <code>curl</code>:<CodeBlock>sudo apt install default-jre curl</CodeBlock>
          Then check the version again.
        </li>
        <li>
          Go to the folder that contains the downloaded file, and unpack the file.
          <CodeBlock>{`cd ~/Downloads\ntar -xzf ${kitFile(release, kit)}`}</CodeBlock>
        </li>
        <li>
          Start OpenRefine.
          <CodeBlock>{`cd openrefine-${release.version}\n./refine`}</CodeBlock>
        </li>
        <li>
          Your browser shows OpenRefine at <code>{address}</code>. Leave the terminal open while you work.
        </li>
        <li>
          When you are done, press <kbd>Ctrl</kbd> <kbd>C</kbd> in the terminal. OpenRefine saves your projects and
          stops.
        </li>
      </ol>
      <DownloadDetails summary="The Java version is still not supported">
        <p>
          Your distribution’s default version may be outside the range {min} to {max}, or another Java installation may
          be found first. Check which versions are installed:
        </p>
        <CodeBlock>ls /usr/lib/jvm</CodeBlock>
        <p>
          If none of them is in the range, <code>apt list &apos;openjdk-*-jre&apos;</code> shows which other versions
          Debian or Ubuntu offers. If you do not have administrator rights, unpack an archive from{' '}
          <Link href="https://adoptium.net/">Adoptium</Link> in your home folder. Then start OpenRefine with the folder
          of the supported Java version, for example:
        </p>
        <CodeBlock>JAVA_HOME=/usr/lib/jvm/java-17-openjdk-amd64 ./refine</CodeBlock>
        <p>
          To make this setting permanent, add a separate line with <code>JAVA_HOME=</code> and the folder to{' '}
          <code>refine.ini</code>, which is in the same folder as <code>refine</code>.
        </p>
      </DownloadDetails>
    </>
  );
}

const stepsFor: Record<Platform, (props: KitProps) => React.ReactNode> = {
  'win-with-java-installer': WindowsInstaller,
  'win-with-java': WindowsArchive,
  win: WindowsArchive,
  mac: Mac,
  linux: Linux,
};

/** The numbered steps from the downloaded file to OpenRefine in the browser. */
export function FirstSteps({release, kit}: KitProps): React.ReactNode {
  const Steps = stepsFor[kit.platform];
  const {system} = platforms[kit.platform];
  return (
    <section className={styles.steps}>
      <Heading as="h2" id={system}>
        First steps on {systemNames[system]}
      </Heading>
      <Steps release={release} kit={kit} />
    </section>
  );
}
