import React from 'react';
import Heading from '@theme/Heading';
import {DownloadDetails} from '../../../components/DownloadDetails';
import {address} from './address';
import styles from './FirstSteps.module.css';

/** The way from OpenRefine in the browser to an open project. Labels: the tool's `translation-en.json`. */
export function FirstProject(): React.ReactNode {
  return (
    <section className={styles.steps}>
      <Heading as="h2" id="first-project">
        Your first project
      </Heading>
      <ol>
        <li>
          OpenRefine opens on <strong>Create project</strong>. Under <strong>This Computer</strong>, choose a file, such
          as a CSV or Excel file, and select <strong>Next »</strong>.
        </li>
        <li>
          Look at the preview. If columns or letters are wrong in it, change the settings below it until they are right.
        </li>
        <li>
          Type a <strong>Project name</strong> and select <strong>Create project »</strong>. Your rows appear.
          OpenRefine works on a copy, so your file stays as it is.
        </li>
      </ol>
      <DownloadDetails summary="The browser shows no page">
        <p>
          Open <code>{address}</code> yourself, in any browser on the same computer. If it finds nothing there, read the
          last lines in OpenRefine’s window or terminal:
        </p>
        <ul>
          <li>
            “is there another copy running already on this port/address?” means that port 3333 is taken. Quit the other
            OpenRefine or the program that uses it, and start again.
          </li>
          <li>“OpenRefine is already running” means that you can use the address right away.</li>
          <li>“Could not find the &apos;java&apos; executable” means that Java is missing.</li>
        </ul>
      </DownloadDetails>
    </section>
  );
}
