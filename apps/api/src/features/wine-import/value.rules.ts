import { alcoholWords } from '@rebblatt/contracts';
import { folded } from './likeness.rules.ts';

/** What a cell says; `doubtful` are the words it may have meant instead. */
export type Value<T> = { is: T } | { unknown: true; suggestions: string[] };

const none =
  /^(?:[-–—.]+|o\.? ?j\.?|ohne|ohne (?:jahrgang|jg\.?)|n\/?v|n\.v\.|non[- ]vintage|n\.?m\.?|n\/?a|n\.a\.|s\.?a\.?|sans|sans (?:année|millésime)|non millésimé|senza(?: annata)?|sin(?: añada)?|none)$/i;

/**
 * A vintage: 2019, «2019er». Words such as «NV» mean none. What is no year stays as it is, for the form's own rules to
 * refuse.
 */
export function readYear(text: string): number | string | null {
  if (text === '' || none.test(text)) return null;
  // Spreadsheets group the digits of numbers: «2’021».
  const [, year] = /^(\d{4})(?:er|\.0)?$/.exec(text.replace(/^([12])['’ ](?=\d{3}$)/, '$1')) ?? [];
  return year ? Number(year) : text;
}

/** Years written with two digits up to this one are in this century. */
const LAST_OF_CENTURY = 49;

/** What cellar books write for a wine without a vintage. */
const NO_YEAR: readonly string[] = ['0', '0000', '1001', '8888', '9999'];

/**
 * The vintages that a text may have meant: 24 is 2024, 98 is 1998, «Jahrgang 2021» is 2021, «2018/19» either; an empty one
 * is none.
 */
export function likelyYears(text: string): string[] {
  if (NO_YEAR.includes(text.trim())) return [''];
  const [, first = '', last = ''] = /^((?:19|20)\d{2})\s*[/–-]\s*((?:19|20)?\d{2})$/.exec(text.trim()) ?? [];
  if (first) return [...new Set([first, last.length === 4 ? last : first.slice(0, 2) + last])];
  const [, thousand = '', rest = ''] = /^([12])[.,](\d{3})$/.exec(text.trim()) ?? [];
  if (thousand) return [thousand + rest];
  const [, short] = /^[’'`]?(\d{2})(?:er)?$/.exec(text.trim()) ?? [];
  if (short) return [`${Number(short) > LAST_OF_CENTURY ? 19 : 20}${short}`];
  const [year] = /(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(text) ?? [];
  return year && year !== text ? [year] : [];
}

type Level = keyof typeof alcoholWords;

const levels: { level: Level; begin: string; words: Set<string> }[] = [
  {
    level: 10,
    begin: folded(alcoholWords[10]),
    words: new Set(['noalc', 'noalcohol', 'alkoholfrei', 'ohnealkohol', 'sansalcool', 'alcoholfree']),
  },
  {
    level: 20,
    begin: folded(alcoholWords[20]),
    words: new Set(['lowalc', 'lowalcohol', 'alkoholarm', 'wenigalkohol', 'peualcoolise', 'peudalcool']),
  },
  {
    level: 30,
    begin: folded(alcoholWords[30]),
    words: new Set(['regular', 'normal', 'ublich', 'mitalkohol']),
  },
];

const [NO_UP_TO, LOW_UP_TO, HIGHEST] = [0.5, 8, 25];

/** «%», «% vol», «Vol.-%», «Vol%», «%vol.», «% Alk.», «% alc./vol.», «°». */
const PER_VOLUME =
  /^[%°]?\s*(?:(?:alk|alc)\w*\.?\s*\/?\s*)?(?:vol(?:umen|ume)?\.?)?\s*[-–]?\s*(?:%|prozent)?$/i;

/**
 * The level of alcohol, in words or as % vol. A number below a quarter without its sign is in doubt: a sheet stores
 * 12.5 % as 0.125.
 */
export function readAlcohol(text: string): Value<Level> {
  const word = folded(text);
  const named = levels.find(({ begin, words }) => words.has(word) || word.startsWith(begin));
  if (named) return { is: named.level };
  const decimal = text.replace(/^(\d{1,2}) 1\/2(?!\d)/, '$1.5').replace(/^(\d{1,2})\s?½/, '$1.5');
  const [, number, rest = ''] =
    /^(?:alk\w*\.?|alc\w*\.?)?\s*(\d{1,2}(?:[.,]\d{1,4})?)\s*(.*)$/i.exec(decimal) ?? [];
  const volume = Number(number?.replace(',', '.'));
  if (number === undefined || !PER_VOLUME.test(rest) || (volume > HIGHEST && volume !== 30))
    return { unknown: true, suggestions: Object.values(alcoholWords) };
  if (rest === '' && volume > 0.04 && volume < 0.25)
    return { unknown: true, suggestions: [alcoholWords[30], alcoholWords[10]] };
  return { is: volume <= NO_UP_TO ? 10 : volume <= LOW_UP_TO ? 20 : 30 };
}

const yes = new Set(
  ['ja', 'j', 'oui', 'o', 'yes', 'y', 'x', '1', 'wahr', 'vrai', 'true', 'vero'].map(folded),
);
const no = new Set(['nein', 'n', 'non', 'no', '0', 'falsch', 'faux', 'false', 'falso'].map(folded));

/** A yes or no; empty is yes, as in the form. */
export function readFlag(text: string): Value<0 | 1> {
  const word = folded(text);
  if (word === '' || yes.has(word)) return { is: 1 };
  return no.has(word) ? { is: 0 } : { unknown: true, suggestions: ['1', '0'] };
}

/** Far more grapes than a wine may have, also where each is named twice; what follows is not looked at. */
const MOST_GRAPES = 12;

/** The grapes of one cell: «Pinot Noir, Merlot», «Pinot Noir / Merlot», «60 % Merlot + 40 % Syrah». */
export const grapesIn = (text: string): string[] =>
  text
    .split(/[,;/+&\n]|\s+(?:und|et|and)\s+/)
    .map((part) =>
      part
        .replace(/\d+(?:[.,]\d+)?\s*%/g, '')
        .replace(/\(\s*\)|^[\s'"[\]]+|[\s'"[\]]+$/g, '')
        .trim(),
    )
    .filter(Boolean)
    .slice(0, MOST_GRAPES);
