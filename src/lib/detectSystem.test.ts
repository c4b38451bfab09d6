import {expect, test} from 'vitest';
import {detectSystem} from './detectSystem';

const macSafari = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.6 Safari/605.1.15';

/** Real systems, as `navigator` describes them: platform, touch points, hint (in Chromium), shortened user agent. */
const computers = `
windows | Win32        | 0  | Windows | Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36
windows | Win32        | 5  |         | Mozilla/5.0 (Windows NT 6.3; WOW64; Trident/7.0; Touch; Tablet PC 2.0; rv:11.0)
mac     | MacIntel     | 0  |         | ${macSafari}
mac     | MacIntel     | 0  | macOS   | Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/140.0.0.0 Safari/537.36
linux   | Linux x86_64 | 10 | Linux   | Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36
linux   | Linux aarch64 | 0 |         | Mozilla/5.0 (X11; Linux aarch64; rv:128.0) Firefox/128.0`;

/** OpenRefine is not packaged for these, whatever their user agent resembles. */
const others = `
iPhone        | 5  |           | ${macSafari}
MacIntel      | 5  |           | ${macSafari}
Linux armv81  | 5  | Linux     | Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36
Linux aarch64 | 10 |           | Mozilla/5.0 (Android 14; Tablet; rv:143.0) Firefox/143.0
Win32         | 5  |           | Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1) Chrome/52.0 Mobile Safari/537.36
Linux x86_64  | 0  |           | Mozilla/5.0 (X11; CrOS x86_64 14541.0.0; Linux) Chrome/140.0.0.0 Safari/537.36
Linux x86_64  | 0  | Chromium OS | Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36
Win32         | 0  |           | Mozilla/5.0 (Windows NT 10.0; Win64; x64; Xbox; Xbox One) Edge/44.18363.8131
Linux armv7l  | 0  |           | Mozilla/5.0 (Web0S; Linux/SmartTV) Chrome/108.0.5359.211 Safari/537.36
              | 0  |           | Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/140.0
              | 0  | constructor |`;

const rowsOf = (table: string) =>
  table
    .slice(1)
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()));

const detect = ([platform = '', touches, hint, userAgent = '']: string[]) =>
  detectSystem({
    platform,
    maxTouchPoints: Number(touches),
    userAgent,
    ...(hint && {userAgentData: {platform: hint, mobile: userAgent.includes('Mobile')}}),
  });

test.each(rowsOf(computers))('%s is the system of %s, %s touch points, %s %s', (system, ...navigator) => {
  expect(detect(navigator)).toBe(system);
});

test.each(rowsOf(others))('%s with %s touch points, %s %s is no system that OpenRefine is packaged for', (...row) => {
  expect(detect(row)).toBe('unknown');
});
