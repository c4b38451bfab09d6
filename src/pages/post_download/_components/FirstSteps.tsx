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
      If Windows says <strong>Windows protected your PC</strong>, select <strong>More info</strong>, then{' '}
      <strong>Run anyway</strong>. It warns of every program that carries no publisher’s signature, and OpenRefine’s
      files for Windows carry none. Where an organization looks after your computer, you may need its help here.
    </li>
  );
}

function ConsoleAndBrowser() {
  return (
    <>
      <li>
        A window with text lines opens: leave it open. Then your browser shows OpenRefine at <code>{address}</code>.
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
          Choose whether to install for everybody or for yourself only, which needs no administrator’s rights, and
          follow the pages to the end.
        </li>
        <li>
          Leave <strong>Launch OpenRefine</strong> ticked on the last page. From then on, start OpenRefine from the
          Start menu.
        </li>
        <ConsoleAndBrowser />
      </ol>
      {archive && (
        <DownloadDetails summary="With the ZIP archive instead of the installer">
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
          Install Java {release.java.min} to {release.java.max}, for instance from{' '}
          <Link href="https://adoptium.net/">Adoptium</Link>: this file does not bring it along.
        </li>
      )}
      <li>
        Right-click <code>{kitFile(release, kit)}</code> in your downloads, select <strong>Extract All…</strong> and
        choose a folder of yours. OpenRefine does not start from inside the archive.
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
          downloaded from the internet, select <strong>Open</strong>.
        </li>
        <li>
          On a Mac with Apple silicon, macOS asks to install Rosetta if it is missing, because OpenRefine is built for
          Intel processors. Select <strong>Install</strong>, then open OpenRefine again.
        </li>
        <li>
          Your browser shows OpenRefine at <code>{address}</code>. When you are done, quit OpenRefine from its icon in
          the Dock.
        </li>
      </ol>
      <DownloadDetails summary="macOS blocks OpenRefine" open={kit.note !== undefined}>
        <p>
          The message says that Apple or macOS could not verify OpenRefine, or could not check it for malicious
          software. <Link href="https://support.apple.com/en-us/102445">Apple shows what it looks like</Link>. With
          3.10.0 this always happens, because Apple has not notarized it: take another version. If it happens with
          another one, <Link to="/download#checksums">check your file</Link> first.
        </p>
        <ol>
          <li>Close the message, without moving OpenRefine to the Trash.</li>
          <li>
            Open <strong>System Settings → Privacy &amp; Security</strong> and scroll down to <strong>Security</strong>.
          </li>
          <li>
            Select <strong>Open Anyway</strong>. The button is there for about an hour after you tried to open
            OpenRefine.
          </li>
        </ol>
      </DownloadDetails>
      <DownloadDetails summary="macOS does not ask for Rosetta, and OpenRefine does not start">
        <p>Open Terminal, install Rosetta with this command, and open OpenRefine again.</p>
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
          Open a terminal and see which Java you have. OpenRefine {release.version} needs Java {min} to {max}. A version
          that begins with <code>1.8</code> is Java 8, which is too old.
          <CodeBlock>java -version</CodeBlock>
        </li>
        <li>
          If the command is not found, or the version does not fit, install Java. OpenRefine’s start script needs{' '}
          <code>curl</code> or <code>wget</code>, too. On Debian and Ubuntu, this brings both:
          <CodeBlock>sudo apt install default-jre curl</CodeBlock>
          Then look at the version again.
        </li>
        <li>
          Go to the folder with the downloaded file, and unpack it.
          <CodeBlock>{`cd ~/Downloads\ntar -xzf ${kitFile(release, kit)}`}</CodeBlock>
        </li>
        <li>
          Start OpenRefine.
          <CodeBlock>{`cd openrefine-${release.version}\n./refine`}</CodeBlock>
        </li>
        <li>
          Your browser shows OpenRefine at <code>{address}</code>. Leave the terminal open meanwhile.
        </li>
        <li>
          When you are done, press <kbd>Ctrl</kbd> <kbd>C</kbd> in the terminal. OpenRefine saves your projects and
          stops.
        </li>
      </ol>
      <DownloadDetails summary="The version of Java still does not fit">
        <p>
          Your distribution’s default can lie outside {min} to {max}, or another Java can come first. See which ones are
          installed:
        </p>
        <CodeBlock>ls /usr/lib/jvm</CodeBlock>
        <p>
          If none fits, <code>apt list &apos;openjdk-*-jre&apos;</code> shows what else Debian or Ubuntu offers. Without
          administrator’s rights, unpack an archive from <Link href="https://adoptium.net/">Adoptium</Link> in your home
          folder. Then start OpenRefine with the folder of the Java that fits, for instance:
        </p>
        <CodeBlock>JAVA_HOME=/usr/lib/jvm/java-17-openjdk-amd64 ./refine</CodeBlock>
        <p>
          To keep the choice, write <code>JAVA_HOME=</code> and the folder as a line of its own into{' '}
          <code>refine.ini</code>, beside <code>refine</code>.
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

/** The numbered way from the downloaded file to OpenRefine in the browser. */
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
