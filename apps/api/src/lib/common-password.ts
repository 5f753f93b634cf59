import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dictionary } from '@zxcvbn-ts/language-common';
import { invalidField } from './app-error.ts';

/**
 * Recognises common passwords: those of published lists of leaked ones; variations of the most frequent and of the words of
 * this fair and its languages: the word in capitals or with digits for letters, with a few digits or symbols before or after
 * it; a run of the keyboard, the alphabet or the digits; a short part repeated; a date.
 */

/** How many of the most frequent are refused with their variations, counting those of at least the minimum length. */
const VARIED = 3000;
const MIN_LENGTH = 6;

const byFrequency = dictionary['passwords-common'];

/** What is not frequent in the English list: German, French and Italian words, this product and its domain. */
const ownWords = `
  passwd passwoord motdepasse senha administrator root user gast guest login logon willkommen bienvenue salut ciao
  servus gruezi grüezi demo default lion trustno ichliebedich jetaime tiamo liebe schatz schatzi hase hasi maus
  mausi engel prinzessin sonne sonnenschein herbst frühling fruehling januar februar märz maerz juni juli oktober
  dezember march june july montag dienstag mittwoch donnerstag freitag samstag sonntag wednesday saturday fussball
  bayern dortmund schalke borussia facebook twitter instagram android iphone playstation schweiz suisse svizzera
  switzerland zürich zuerich basel bern luzern genf geneve lausanne deutschland münchen muenchen frankfurt
  österreich wien matthias philipp lukas dominik jonas stefanie lea lena schokolade kaffee bier wein wine vino
  weingut winzer rotwein weisswein champagner champagne prosecco merlot chardonnay riesling pinot weinmesse
  rebblatt katalog catalog catalogue aussteller exhibitor messe fair something freiheit familie mutter vater
  bruder schwester freund freundin arschloch scheisse merde qwertz yxcvbn blink beethoven zorro emma leon
  maximilian`;

const usualWords = new Set([
  ...byFrequency.slice(0, VARIED),
  ...byFrequency.filter((word) => word.length >= MIN_LENGTH).slice(0, VARIED),
  ...ownWords.split(/\s+/).filter(Boolean),
]);

const PREFIX_BYTES = 4;
let known: Buffer | null = null;

/** The list of known passwords; the built server lies one folder less deep than this file. */
function readKnown(): Buffer {
  const places = ['../../assets/', '../assets/'].map(
    (to) => new URL(`${to}known-passwords.bin`, import.meta.url),
  );
  const [file] = places.filter((place) => existsSync(place));
  if (!file) throw new Error('The list of known passwords is missing in apps/api/assets.');
  return readFileSync(file);
}

/**
 * Whether a text is one of the 106,390 most frequent passwords of at least six letters in leaks (OWASP ASVS 6.2.4; the lists
 * and how the file is made of them: docs/decisions/136-known-passwords.md). The file has the first four bytes of the SHA-256
 * of each, in order; one other text in 40,000 is taken for one of them.
 */
function isKnown(text: string): boolean {
  known ??= readKnown();
  const wanted = createHash('sha256').update(text).digest().readUInt32BE(0);
  let [from, to] = [0, known.length / PREFIX_BYTES];
  while (from < to) {
    const middle = (from + to) >>> 1;
    const prefix = known.readUInt32BE(middle * PREFIX_BYTES);
    if (prefix === wanted) return true;
    if (prefix < wanted) from = middle + 1;
    else to = middle;
  }
  return false;
}

const keyboardRuns = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertzuiopasdfghjklyxcvbnm',
  'qwertyuiopasdfghjklzxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '1q2w3e4r5t6z7u8i9o0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5z6u7i8o9p0',
  'qayxswedcvfrtgbnhzujm',
  'qazwsxedcrfvtgbyhnujm',
  '1qay2wsx3edc4rfv5tgb',
  '1qaz2wsx3edc4rfv5tgb',
  '147258369',
  '741852963',
  '159357',
  '789456123',
];
const allRuns = keyboardRuns.flatMap((run) => [run, [...run].reverse().join('')]);

/** Digits and symbols that stand for letters. */
const disguises: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const undisguised = (text: string) => text.replace(/[013457@$!]/g, (sign) => disguises[sign] ?? sign);

/** A common word remains common with a year, a counter or a symbol before or after it. */
const bare = (text: string) => text.replace(/^[^\p{L}]{1,4}|[^\p{L}]{1,6}$/gu, '');

const isRun = (text: string) => text.length >= 3 && allRuns.some((run) => run.includes(text));

/** Whether a text consists only of runs, such as qwertz123 or abc123456. */
function isRuns(text: string): boolean {
  if (text === '') return true;
  for (let length = text.length; length >= 3; length--) {
    if (isRun(text.slice(0, length)) && isRuns(text.slice(length))) return true;
  }
  return false;
}

const isRepeated = (text: string) => /^(.{1,4})\1+$/u.test(text) || new Set(text).size <= 2;

const days = '(0?[1-9]|[12]\\d|3[01])';
const months = '(0?[1-9]|1[0-2])';
const date = new RegExp(
  `^(${days}[./-]?${months}[./-]?(19|20)?\\d\\d|(19|20)\\d\\d[./-]?${months}[./-]?${days})$`,
);
const isDate = (text: string) => date.test(text);

/** Whether a password is among the first guesses of an attacker. */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize('NFC').toLowerCase().trim();
  if (isKnown(text)) return true;
  const core = bare(text);
  const forms = [text, core, undisguised(text), undisguised(core), bare(undisguised(text))].filter(
    (form) => form.length >= 3,
  );
  for (const form of forms) {
    if (usualWords.has(form) || isRepeated(form) || isDate(form)) return true;
    // A common word followed by itself or by a run: passwortpasswort, admin123456.
    const half = form.slice(0, form.length / 2);
    if (form === half + half && usualWords.has(half)) return true;
  }
  const [, word = '', rest = ''] = /^(\p{L}*?)([^\p{L}].*)$/u.exec(text) ?? [];
  if (usualWords.has(word) && isRuns(rest)) return true;
  return isRuns(text) || (core.length >= 3 && isRuns(core));
}

/** @throws AppError 422 on `password` for a common password */
export function refuseCommonPassword(password: string): void {
  if (isCommonPassword(password)) throw invalidField('password', 'validation.common-password');
}
