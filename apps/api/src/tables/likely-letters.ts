/** Letters of German, French and Italian that lists of wines are full of. */
const COMMON = 'äöüéèàçêâîôûëïùœß';
/** Rarer ones, and those of Spanish, Portuguese and the languages of Central Europe. */
const RARE = 'áíóúñãõìòæåøÿšžčřěůýťďňőűłśćńźżąęđș';
/** No word of these languages begins with them. */
const NEVER_FIRST = 'èìòùøëïœß';
const SIGNS = '’‘“”„«»–—…€°•·½¼¾№™®©\u00a0';

const isLetter = (sign: string | undefined) => sign !== undefined && /\p{L}/u.test(sign);
const isPlain = (sign: string | undefined) => sign !== undefined && /[A-Za-z]/.test(sign);
const isLower = (sign: string | undefined) => sign !== undefined && /\p{Ll}/u.test(sign);
const isUpper = (sign: string | undefined) => sign !== undefined && /\p{Lu}/u.test(sign);

function likelihoodOfSign(sign: string, before: string | undefined, after: string | undefined): number {
  if (sign === '’') return 1;
  if (sign < '\u00a0') return -3;
  const isUsual = SIGNS.includes(sign);
  if (isLetter(before) && isLetter(after)) return isUsual ? -1 : -3;
  if (isLetter(before) || isLetter(after)) return isUsual ? 0.5 : -3;
  return isUsual ? 0.5 : -0.5;
}

/** How likely a sign beyond ASCII stands between its neighbours; below 0 it hardly does. */
function likelihood(sign: string, before: string | undefined, after: string | undefined): number {
  if (!isLetter(sign)) return likelihoodOfSign(sign, before, after);
  const small = sign.toLowerCase();
  if (!isPlain(before) && !isPlain(after)) return sign === 'à' ? 1 : 0;
  // «RŠuschling»: a capital within a word that is written small.
  if (isUpper(sign) && isLower(before)) return -3;
  if (isUpper(sign) && isUpper(before) && isLower(after)) return -1;
  if (!isLetter(before) && NEVER_FIRST.includes(small)) return -2;
  const worth = COMMON.includes(small) ? 3 : RARE.includes(small) ? 1.5 : -1;
  return isUpper(sign) ? worth / 2 : worth;
}

/** So many signs beyond ASCII say enough. */
const LOOKED_AT = 2_000;

/** How likely a text is one of the languages of the fair: the sum over its signs beyond ASCII. */
export function likelyLetters(text: string): number {
  let sum = 0;
  let left = LOOKED_AT;
  for (const { index, 0: sign } of text.matchAll(/[^\0-\x7f]/g)) {
    sum += likelihood(sign, text[index - 1], text[index + 1]);
    if (--left === 0) break;
  }
  return sum;
}
