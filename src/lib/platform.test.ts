import {describe, expect, test} from 'vitest';
import {detectPlatform, type Navigation} from './platform';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

/** What `navigator` says of itself on real systems. */
const visitors: [string, ReturnType<typeof detectPlatform>, Navigation][] = [
  // Computers
  [
    'Chrome on Windows 11',
    'windows',
    {
      userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`,
      platform: 'Win32',
      maxTouchPoints: 0,
      userAgentData: {platform: 'Windows', mobile: false},
    },
  ],
  [
    'Edge on a Windows laptop with a touch screen',
    'windows',
    {
      userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/140.0.0.0`,
      platform: 'Win32',
      maxTouchPoints: 10,
      userAgentData: {platform: 'Windows', mobile: false},
    },
  ],
  [
    'Firefox on Windows',
    'windows',
    {
      userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0',
      platform: 'Win32',
      maxTouchPoints: 0,
    },
  ],
  [
    'Internet Explorer 11 on a convertible',
    'windows',
    {
      userAgent: 'Mozilla/5.0 (Windows NT 6.3; WOW64; Trident/7.0; Touch; .NET4.0E; Tablet PC 2.0; rv:11.0) like Gecko',
      platform: 'Win32',
      maxTouchPoints: 5,
    },
  ],
  [
    'Safari on a Mac',
    'mac',
    {
      userAgent:
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
      platform: 'MacIntel',
      maxTouchPoints: 0,
    },
  ],
  [
    'Chrome on a Mac',
    'mac',
    {
      userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${chrome} Safari/537.36`,
      platform: 'MacIntel',
      maxTouchPoints: 0,
      userAgentData: {platform: 'macOS', mobile: false},
    },
  ],
  [
    'Firefox on a Mac',
    'mac',
    {
      userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0',
      platform: 'MacIntel',
      maxTouchPoints: 0,
    },
  ],
  [
    'Firefox on Ubuntu',
    'linux',
    {
      userAgent: 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
      platform: 'Linux x86_64',
      maxTouchPoints: 0,
    },
  ],
  [
    'Chrome on Linux with a touch screen',
    'linux',
    {
      userAgent: `Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36`,
      platform: 'Linux x86_64',
      maxTouchPoints: 10,
      userAgentData: {platform: 'Linux', mobile: false},
    },
  ],
  [
    'Firefox on a Raspberry Pi',
    'linux',
    {
      userAgent: 'Mozilla/5.0 (X11; Linux aarch64; rv:128.0) Gecko/20100101 Firefox/128.0',
      platform: 'Linux aarch64',
      maxTouchPoints: 0,
    },
  ],
  // Phones
  [
    'Safari on an iPhone',
    'unknown',
    {
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
      platform: 'iPhone',
      maxTouchPoints: 5,
    },
  ],
  [
    'an iPhone that asks for the desktop site',
    'unknown',
    {
      userAgent:
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
      platform: 'iPhone',
      maxTouchPoints: 5,
    },
  ],
  [
    'Chrome on Android',
    'unknown',
    {
      userAgent: `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`,
      platform: 'Linux armv81',
      maxTouchPoints: 5,
      userAgentData: {platform: 'Android', mobile: true},
    },
  ],
  [
    'Chrome on Android that asks for the desktop site',
    'unknown',
    {
      userAgent: `Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36`,
      platform: 'Linux armv81',
      maxTouchPoints: 5,
      userAgentData: {platform: 'Linux', mobile: false},
    },
  ],
  [
    'Firefox on Android',
    'unknown',
    {
      userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0',
      platform: 'Linux aarch64',
      maxTouchPoints: 5,
    },
  ],
  [
    'a Windows phone',
    'unknown',
    {
      userAgent:
        'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/52.0.2743.116 Mobile Safari/537.36 Edge/15.15063',
      platform: 'Win32',
      maxTouchPoints: 5,
    },
  ],
  [
    'a KaiOS phone',
    'unknown',
    {
      userAgent: 'Mozilla/5.0 (Mobile; Nokia_8110_4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5',
      platform: '',
      maxTouchPoints: 1,
    },
  ],
  // Tablets
  [
    'Safari on an iPad, which says that it is a Mac',
    'unknown',
    {
      userAgent:
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
      platform: 'MacIntel',
      maxTouchPoints: 5,
    },
  ],
  [
    'Chrome on an iPad',
    'unknown',
    {
      userAgent:
        'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0.7339.39 Mobile/15E148 Safari/604.1',
      platform: 'iPad',
      maxTouchPoints: 5,
    },
  ],
  [
    'Firefox on an Android tablet',
    'unknown',
    {
      userAgent: 'Mozilla/5.0 (Android 14; Tablet; rv:143.0) Gecko/143.0 Firefox/143.0',
      platform: 'Linux aarch64',
      maxTouchPoints: 10,
    },
  ],
  [
    'Chrome on an Android tablet',
    'unknown',
    {
      userAgent: `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Safari/537.36`,
      platform: 'Linux armv81',
      maxTouchPoints: 10,
      userAgentData: {platform: 'Android', mobile: false},
    },
  ],
  [
    'Silk on a Fire tablet',
    'unknown',
    {
      userAgent:
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Silk/120.4.1 like Chrome/120.0.6099.230 Safari/537.36',
      platform: 'Linux armv8l',
      maxTouchPoints: 10,
    },
  ],
  // Everything else
  [
    'a Chromebook',
    'unknown',
    {
      userAgent: `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`,
      platform: 'Linux x86_64',
      maxTouchPoints: 0,
      userAgentData: {platform: 'Chrome OS', mobile: false},
    },
  ],
  [
    'a Chromebook whose user agent is reduced',
    'unknown',
    {
      userAgent: `Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36`,
      platform: 'Linux x86_64',
      maxTouchPoints: 0,
      userAgentData: {platform: 'Chromium OS', mobile: false},
    },
  ],
  [
    'Firefox on FreeBSD',
    'unknown',
    {
      userAgent: 'Mozilla/5.0 (X11; FreeBSD amd64; rv:143.0) Gecko/20100101 Firefox/143.0',
      platform: 'FreeBSD amd64',
      maxTouchPoints: 0,
    },
  ],
  [
    'an Xbox',
    'unknown',
    {
      userAgent:
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64; Xbox; Xbox One) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36 Edge/44.18363.8131',
      platform: 'Win32',
      maxTouchPoints: 0,
    },
  ],
  [
    'a television',
    'unknown',
    {
      userAgent:
        'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/108.0.5359.211 Safari/537.36 WebAppManager',
      platform: 'Linux armv7l',
      maxTouchPoints: 0,
    },
  ],
  [
    'Googlebot',
    'unknown',
    {
      userAgent:
        'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/140.0.0.0 Safari/537.36',
      platform: '',
      maxTouchPoints: 0,
    },
  ],
  ['a client that says nothing', 'unknown', {userAgent: '', platform: '', maxTouchPoints: 0}],
  [
    'a client with a made-up hint',
    'unknown',
    {
      userAgent: '',
      platform: '',
      maxTouchPoints: 0,
      userAgentData: {platform: 'constructor', mobile: false},
    },
  ],
];

describe('the visitor’s system', () => {
  test.each(visitors)('%s counts as %s', (_name, expected, navigation) => {
    expect(detectPlatform(navigation)).toBe(expected);
  });
});
