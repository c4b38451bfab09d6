import type {System} from '../data/platforms';

/** The parts of `navigator` that tell which system a visitor uses. */
export interface Navigation {
  userAgent: string;
  platform: string;
  maxTouchPoints: number;
  /** Only in Chromium: https://developer.mozilla.org/en-US/docs/Web/API/NavigatorUAData */
  userAgentData?: {platform: string; mobile: boolean};
}

/**
 * The visitor's system if OpenRefine is packaged for it, or `unknown`.
 * Phones, tablets, ChromeOS, consoles and everything doubtful are unknown: a plain list helps where a guess would not.
 * The download page contains its source, so it uses nothing from outside.
 */
export function detectSystem({userAgent, platform, maxTouchPoints, userAgentData}: Navigation): System | 'unknown' {
  // No kit runs on these, whatever else their user agent claims to be like.
  const elsewhere =
    /Android|iPhone|iPad|iPod|Mobile|\bTablet\b(?! PC)|CrOS|Windows Phone|IEMobile|Xbox|PlayStation|Nintendo|Tizen|Web0S|Smart-?TV|KAIOS|Kindle|OpenHarmony|HarmonyOS|Sailfish/i;
  if (elsewhere.test(userAgent) || /iPhone|iPad|iPod|Android/.test(platform) || userAgentData?.mobile) return 'unknown';

  // An Android browser that asks for the desktop site says "X11; Linux x86_64", but keeps the processor here.
  if (/^Linux (arm|aarch64)/.test(platform) && maxTouchPoints > 0) return 'unknown';

  if (userAgentData?.platform) {
    const named: Record<string, System> = {Windows: 'windows', macOS: 'mac', Linux: 'linux'};
    return Object.hasOwn(named, userAgentData.platform) ? (named[userAgentData.platform] ?? 'unknown') : 'unknown';
  }
  if (/Windows NT/.test(userAgent)) return 'windows';
  // An iPad introduces itself as a Mac; a Mac without client hints has no touch screen.
  if (/Macintosh/.test(userAgent)) return maxTouchPoints > 1 ? 'unknown' : 'mac';
  if (/Linux/.test(userAgent)) return 'linux';
  return 'unknown';
}
