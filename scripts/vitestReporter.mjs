// @ts-check
// Writes what a Vitest run found to the file that REPORT_FILE names: how many tests passed and failed, and every fault.
import fs from 'node:fs';
import {stripVTControlCharacters} from 'node:util';

/** Where two values differ by more than this, the rest says no more. */
const MOST_LINES = 40;

/** @param {{message: string, diff?: string}} error */
function describe({message, diff = ''}) {
  return stripVTControlCharacters(`${message}\n${diff}`).trim().split('\n').slice(0, MOST_LINES).join('\n');
}

/** @typedef {import('vitest/reporters').Reporter} Reporter */
/** @implements {Reporter} */
export default class VitestReporter {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly import('vitest').SerializedError[]} unhandled
   */
  onTestRunEnd(modules, unhandled) {
    const faults = unhandled.map(describe);
    let passed = 0;
    for (const module of modules) {
      const outside = [module, ...module.children.allSuites()].flatMap((one) => one.errors());
      faults.push(...outside.map((error) => `${module.relativeModuleId}: ${describe(error)}`));
      for (const test of module.children.allTests()) {
        const {state, errors} = test.result();
        if (state === 'passed') passed += 1;
        if (state !== 'failed') continue;
        faults.push(`${module.relativeModuleId}: ${test.fullName}\n${errors.map(describe).join('\n')}`);
      }
    }
    fs.writeFileSync(process.env.REPORT_FILE ?? 'report.json', JSON.stringify({passed, failed: faults.length, faults}));
  }
}
