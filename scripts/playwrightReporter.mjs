// @ts-check
// Writes what a Playwright run found to the file that REPORT_FILE names: how many tests passed and failed, and every fault.
import fs from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

/** @param {import('@playwright/test/reporter').TestError} error */
const describe = ({message, value}) => stripVTControlCharacters(message ?? value ?? '').trim();

/** @typedef {import('@playwright/test/reporter').Reporter} Reporter */
/** @implements {Reporter} */
export default class PlaywrightReporter {
  passed = 0;
  /** @type {string[]} */
  faults = [];

  /**
   * @param {import('@playwright/test/reporter').TestCase} test
   * @param {import('@playwright/test/reporter').TestResult} result
   */
  onTestEnd(test, {errors, status}) {
    if (status === 'skipped') return;
    if (status === test.expectedStatus) {
      this.passed += 1;
      return;
    }
    const [, project, , ...titles] = test.titlePath();
    const place = `${path.relative('.', test.location.file)}:${test.location.line}`;
    this.faults.push(`${place}: ${titles.join(' › ')} (${project})\n${errors.map(describe).join('\n')}`);
  }

  /** @param {import('@playwright/test/reporter').TestError} error */
  onError(error) {
    this.faults.push(describe(error));
  }

  onEnd() {
    const {passed, faults} = this;
    fs.writeFileSync(process.env.REPORT_FILE ?? 'report.json', JSON.stringify({passed, failed: faults.length, faults}));
  }
}
