import type { TextEncoding } from '@rebblatt/contracts';
import { letterPlaces, signPlaces } from './letter-places.ts';
import { lettersOf, wineWords } from './wine-words.ts';

/** What no text has; what hardly any has; a place where a sign never stands; one where it seldom does. */
const [NOTHING, WRONG, STRANGE, SELDOM] = [-4, -3, -2, -1];
/** A word says no more than this against a page, however strange it is. */
const WORST = -6;
/** A word that is known is read rightly. */
const KNOWN = 4;
/** What stands alone says little. */
const ALONE = 0.5;

/** How much likelier a page is before anything was read. */
const usual: Partial<Record<TextEncoding, number>> = {
  'windows-1252': 1,
  macintosh: 0.5,
  ibm850: 0.5,
  'windows-1250': -1,
  'iso-8859-15': -0.5,
  ibm437: -1,
  ibm852: -2,
  'iso-8859-2': -2,
  'x-mac-ce': -2,
};

const isLetter = (sign: string) => /\p{L}/u.test(sign);
const isCapital = (sign: string) => /\p{Lu}/u.test(sign);
const isSmall = (sign: string) => /\p{Ll}/u.test(sign);

function worthOfSign(sign: string, before: string, after: string): number {
  if (sign < '\u00a0' || sign === '\ufffd') return NOTHING;
  const fits = signPlaces.find(
    ([signs, left, right]) => signs.includes(sign) && left.test(before) && right.test(after),
  );
  return fits?.[3] ?? (isLetter(before) || isLetter(after) ? WRONG : STRANGE);
}

/** A letter with its neighbours and the sign after them; `first` where a cell begins with it. */
type Spot = { sign: string; before: string; after: string; second: string; first: boolean };

/** Whether the case of a letter is not that of a word: «RŠuschling», «GRéNER», «éLAHTINA», «ÑAlte». */
const isOddCase = ({ sign, before, after, second }: Spot) =>
  isCapital(sign)
    ? isSmall(before) || (isCapital(before) && isSmall(after)) || (isCapital(after) && isSmall(second))
    : isCapital(after);

/** Whether the case of a letter is unusual: a cell begins with a small one, or a word of two letters has one of each. */
const isRareCase = ({ sign, before, after, first }: Spot) =>
  isSmall(sign) ? first : isCapital(before) && !isLetter(after);

function worthOfLetter(spot: Spot): number {
  const { sign, before, after } = spot;
  const [small, left, right] = [sign, before, after].map((one) => (isLetter(one) ? one.toLowerCase() : ' '));
  if (left === ' ' && right === ' ')
    return before + after === '  ' ? ('àèéíóá'.includes(sign) ? ALONE : STRANGE) : WRONG;
  if (isOddCase(spot)) return WRONG;
  const fits = letterPlaces.find(
    ([letters, one, other]) =>
      letters.includes(small ?? '') && one.test(left ?? ' ') && other.test(right ?? ' '),
  );
  if (!fits) return STRANGE;
  return isRareCase(spot) ? SELDOM : fits[3];
}

/** The edges of cells and words as a blank. */
const edge = (sign: string | undefined) => (sign === undefined || /[\s;,|"]/.test(sign) ? ' ' : sign);

function worthOfWord(word: string, before: string | undefined, after: string | undefined): number {
  const signs = [edge(before), ...word, edge(after)];
  const begins = before === undefined || /[\r\n;,|"\t]/.test(before);
  const at = (index: number) => signs[index] ?? ' ';
  const known = lettersOf(word).filter((one) => wineWords.has(one)).length * KNOWN;
  const sum = signs.reduce((worth, sign, i) => {
    if (i === 0 || i === signs.length - 1 || sign <= '\x7f') return worth;
    const spot = { sign, before: at(i - 1), after: at(i + 1), second: at(i + 2), first: begins && i === 1 };
    return worth + (isLetter(sign) ? worthOfLetter(spot) : worthOfSign(sign, spot.before, spot.after));
  }, known);
  return Math.max(WORST, sum);
}

/** So many different words beyond ASCII say enough. */
const LOOKED_AT = 400;

/**
 * How likely a text is one of the languages of the fair: the sum over its different words beyond ASCII.
 * @param encoding the code page in which it was read
 * @returns the sum, and which part of the words is strange as they were read
 */
export function likelyLetters(text: string, encoding: TextEncoding): { score: number; strange: number } {
  let score = usual[encoding] ?? 0;
  let strange = 0;
  const seen = new Set<string>();
  for (const { 0: word, index } of text.matchAll(/[^\s;,|"]*[^\0-\x7f\s][^\s;,|"]*/gu)) {
    if (seen.has(word)) continue;
    seen.add(word);
    const worth = worthOfWord(word, text[index - 1], text[index + word.length]);
    score += worth;
    if (worth <= 0) strange += 1;
    if (seen.size === LOOKED_AT) break;
  }
  return { score, strange: strange / Math.max(1, seen.size) };
}
