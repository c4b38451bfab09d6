import React from 'react';
import Heading from '@theme/Heading';
import {DownloadDetails} from '../../../components/DownloadDetails';
import {address} from './address';
import styles from './FirstSteps.module.css';

/** The steps from OpenRefine in the browser to an open project. Labels: the tool's `translation-en.json`. */
export function FirstProject(): React.ReactNode {
  return (
    <section className={styles.steps}>
      <Heading as="h2" id="first-project">
        Your first project
      </Heading>
      <ol>
        <li>
          OpenRefine opens with <strong>Create project</strong>. Under <strong>This Computer</strong>, select a file,
          such as a CSV or Excel file, and click <strong>Next »</strong>.
        </li>
        <li>
          Check the preview. If columns or characters are wrong, change the settings below the preview until they are
          correct.
        </li>
        <li>
          Enter a <strong>Project name</strong> and click <strong>Create project »</strong>. Your rows appear.
          OpenRefine works on a copy, so your file does not change.
        </li>
      </ol>
      <DownloadDetails summary="The browser does not show OpenRefine">
        <p>
          Open <code>{address}</code> in any browser on the same computer. If the page does not load, read the last
          lines in OpenRefine’s window or terminal:
        </p>
        <ul>
          <li>
            “is there another copy running already on this port/address?” means that port 3333 is in use. Quit the other
            instance of OpenRefine, or the other program that uses the port, and start OpenRefine again.
          </li>
          <li>“OpenRefine is already running” means that you can open the address right away.</li>
          <li>“Could not find the &apos;java&apos; executable” means that Java was not found.</li>
        </ul>
      </DownloadDetails>
    </section>
  );
}
