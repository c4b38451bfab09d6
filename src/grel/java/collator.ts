import {decline} from '../errors';

/**
 * The order of texts by the rules that Java has for English: OpenRefine compares texts by them. Letters and digits
 * count first; spaces, hyphens and accents where those are alike, and capitals last.
 */

/** What counts first, smallest first. */
const FIRST =
  '_¯,;:!¡?¿/.´`^¨~·¸\'"«»()[]{}§¶©®@¤\0¢₡₢$₫€₣₤₥₦₧£₨₪₩¥*\\&#%+±÷×<=>¬|¦°µ0123456789¼½¾abcdðefghijklmnopqrstuvwxyz';

/** What counts second, smallest first: spaces, and the accents of Latin letters. */
const SECOND =
  ' \xa0\r\t\n\u0301\u0300\u0306\u0302\u030c\u030a\u030d\u0308\u030b\u0303\u0307\u0304\u0337\u0327\u0328\u0323';
const HYPHENS = '-\xad\u2010\u2011\u2012\u2013\u2014\u2015';
const FIRST_HYPHEN = SECOND.length + 1;

const PAIRS: Record<string, string> = {ß: 'ss', æ: 'ae', þ: 'th', œ: 'oe'};

/** Characters whose place among the others is not in the lists above. */
const UNKNOWN = /[\u0300-\u036f\u0483-\u0486\u20d0-\u20e1\u0e3f\u2212]|\p{Z}|\p{C}|[^\0-\uffff]/u;

interface Weight {
  first: number;
  second: number;
  third: number;
}

export function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  const left = weigh(one);
  const right = weigh(other);
  let result = 0;
  let isSecond = false;
  let i = 0;
  let j = 0;
  // A difference of the second kind outweighs an earlier one of the third.
  const decide = (order: number) => {
    if (!isSecond) result = order;
    isSecond = true;
  };
  for (let l = left[i], r = right[j]; l && r; l = left[i], r = right[j]) {
    if (l.first === r.first) {
      if (l.second !== r.second) decide(l.second - r.second);
      else if (result === 0) result = l.third - r.third;
      i++;
      j++;
    } else if (l.first === 0) {
      if (l.second > 0) decide(1);
      i++;
    } else if (r.first === 0) {
      if (r.second > 0) decide(-1);
      j++;
    } else {
      return l.first - r.first;
    }
  }
  for (const [rest, order] of [
    [left.slice(i), 1],
    [right.slice(j), -1],
  ] as const) {
    if (rest.some(({first}) => first > 0)) return order;
    if (rest.some(({second}) => second > 0)) decide(order);
  }
  return result;
}

function weigh(text: string): Weight[] {
  const normal = text.normalize('NFD');
  return Array.from(normal).flatMap((char) => {
    const mark = SECOND.indexOf(char);
    if (mark >= 0) return [{first: 0, second: mark + 1, third: 0}];
    const hyphen = HYPHENS.indexOf(char);
    if (hyphen >= 0) return [{first: 0, second: FIRST_HYPHEN + hyphen, third: char === '-' ? 1 : 0}];
    if (UNKNOWN.test(char)) return decline('OpenRefine’s order of these characters is not known to this page.');
    const lower = char.toLowerCase();
    const third = char === lower ? 0 : 1;
    const pair = PAIRS[lower];
    if (pair) {
      const [start = '', end = ''] = pair;
      return [
        {first: FIRST.indexOf(start) + 1, second: 0, third: 2 + third},
        {first: FIRST.indexOf(end) + 1, second: 0, third: 1},
      ];
    }
    const place = FIRST.indexOf(lower);
    if (place >= 0 && lower !== '\0') return [{first: place + 1, second: 0, third}];
    // All others come behind, by their number.
    return [
      {first: 32_767, second: 0, third: 0},
      {first: char.charCodeAt(0), second: 0, third: 0},
    ];
  });
}
