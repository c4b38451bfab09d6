/** Codes at the start of a word, before a vowel, and elsewhere, with the spellings that have them; `-` is no code. */
const CODES = `
0 - -: a e i o u
0 1 -: ai aj ay ei ej ey oi oj oy ui uj uy ue
0 7 -: au
1 1 -: eu
1 - -: y j ia ie io iu
2 4 4: schtsch schtsh schtch shtch shtsh stsch zhdzh shch stch strz strs stsh szcz szcs zdzh zdz sc
2 43 43: scht schd sht szt shd szd zhd st sd zd
3 3 3: d t dt th ţ ț
4 4 4: s z c ch rs rz ttsch ttch tsch ttsz zsch csz czs drz drs dsh dsz dzh dzs sch tch trz trs tsh tts ttz tzs tsz zsh
4 4 4: cz cs ds dz sh sz ts tc tz zh zs
5 5 5: g k q kh ck
5 5 -: h
5 54 54: x chs ks
6 6 6: m n
66 66 66: mn nm
7 7 7: b f p v w fb pf ph
8 8 8: l
9 9 9: r
- - -: ę ą`;

/** Letters with accents, by the letter that they count as. */
const FOLDED = 'a:àáâãäåæ b:þ c:çć d:ð e:èéêë i:ìíîï l:ł n:ñ o:òóôõöø s:ßś u:ùúûü y:ýÿ z:żź';

const codes = new Map(
  CODES.trim()
    .split('\n')
    .flatMap((line) => {
      const [numbers = '', spellings = ''] = line.split(': ');
      const [start = '', vowel = '', other = ''] = numbers.replaceAll('-', '').split(' ');
      return spellings.split(' ').map((spelling) => [spelling, {start, vowel, other}] as const);
    }),
);
const folded = new Map(
  FOLDED.split(' ').flatMap((entry) => Array.from(entry.slice(2), (letter) => [letter, entry.charAt(0)] as const)),
);
const longestFirst = [...codes.keys()].sort((a, b) => b.length - a.length);
const spelling = new RegExp(longestFirst.join('|'), 'g');

/**
 * Daitch–Mokotoff soundex, which hears Slavic and Yiddish: six digits for how a name begins and goes on. Where a spelling
 * has two sounds, the tool takes the first, as this does.
 */
export function daitchMokotoff(text: string): string {
  const word = text
    // eslint-disable-next-line no-control-regex -- Java counts these as spaces, and no-break spaces as none.
    .replace(/[^\S\u00a0\u2007\u202f\ufeff]|[\x1c-\x1f]/g, '')
    .split('')
    // One character for one, also for İ.
    .map((letter) => letter.toLowerCase().charAt(0))
    .map((letter) => folded.get(letter) ?? letter)
    .join('');
  let result = '';
  let last: string | undefined;
  let before = '';
  for (const {0: found, index} of word.matchAll(spelling)) {
    const {start = '', vowel = '', other = ''} = codes.get(found) ?? {};
    const isBeforeVowel = /^[aeiou]/.test(word.slice(index + found.length));
    const code = before === '' ? start : isBeforeVowel ? vowel : other;
    // M and N are told apart, even with something that is no letter between them.
    const isKept = /^(?:mn|nm)$/.test(before + found.charAt(0));
    if (last === undefined || !last.endsWith(code) || isKept) result += code;
    last = code;
    before = found.charAt(0);
  }
  return result.slice(0, 6).padEnd(6, '0');
}
