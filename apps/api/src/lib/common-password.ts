import { invalidField } from './app-error.ts';

/**
 * Which passwords people everywhere choose, told by how they are made instead of by a list of thousands: a usual word,
 * perhaps in capitals or with digits for letters, perhaps with a few digits or signs around it; a run of the keyboard,
 * the alphabet or the digits; a short piece repeated; a date. Published lists of leaked passwords consist of little else.
 */

/** Words that lead such lists, in the languages of the fair and in English, and names of this product and its world. */
const usualWords = new Set(
  `password passwort passwd passwoord motdepasse parola senha secret geheim admin administrator root user gast guest
  login logon welcome willkommen bienvenue hallo hello salut ciao bonjour servus gruezi grüezi test tester testing demo
  default changeme letmein access master superman batman spiderman pokemon starwars matrix ninja shadow dragon monkey
  tiger lion panther eagle falcon phoenix hunter killer ranger trustno iloveyou ichliebedich jetaime tiamo loveyou love
  liebe schatz schatzi hase hasi maus mausi baby babygirl angel engel prinzessin princess sunshine sonne sonnenschein
  sommer winter herbst frühling fruehling summer spring autumn januar februar märz maerz april juni juli august september
  oktober november dezember january february march june july october december montag dienstag mittwoch donnerstag
  freitag samstag sonntag monday tuesday wednesday thursday friday saturday sunday football fussball soccer baseball
  basketball hockey tennis golf yankees chelsea arsenal liverpool barcelona juventus bayern dortmund schalke borussia
  computer internet windows google facebook twitter instagram samsung android iphone apple microsoft nintendo playstation
  mercedes porsche ferrari corvette mustang harley honda yamaha toyota schweiz suisse svizzera switzerland zürich zuerich
  basel bern luzern genf geneve lausanne deutschland germany berlin hamburg münchen muenchen frankfurt österreich wien
  france paris italia london america canada michael michelle thomas daniel andreas stefan peter martin markus christian
  sebastian alexander matthias patrick marcel philipp florian tobias simon lukas julian dominik fabian jonas oliver
  nicole sandra andrea claudia sabine martina stefanie melanie anna julia laura lisa sarah lea lena maria charlie george
  jessica jennifer ashley amanda joshua matthew andrew robert william james john david jordan maggie buster daisy cookie
  cheese chocolate schokolade pepper ginger banana orange kaffee coffee bier beer wein wine vino weingut winzer rotwein
  weisswein champagner champagne prosecco merlot chardonnay riesling pinot weinmesse rebblatt katalog catalog catalogue
  aussteller exhibitor messe fair whatever nothing something freedom freiheit family familie mother father mutter vater
  bruder schwester friend freund freundin hottie sexy pussy fuckyou fuckoff asshole arschloch scheisse merde qwertz qwerty
  azerty asdf zxcvbn yxcvbn qazwsx blink slipknot metallica nirvana eminem beatles mozart beethoven merlin gandalf hobbit
  zorro hannah bailey jasmine sophie emma leon paul felix maximilian benjamin samuel gabriel rafael nathalie isabelle`
    .split(/\s+/)
    .filter(Boolean),
);

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

/** Digits and signs that stand for letters. */
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

/** A usual word stays usual with a year, a counter or a sign before or behind it. */
const bare = (text: string) => text.replace(/^[^\p{L}]{1,4}|[^\p{L}]{1,6}$/gu, '');

const isRun = (text: string) => text.length >= 3 && allRuns.some((run) => run.includes(text));

/** Consists of nothing but runs, such as qwertz123 or abc123456. */
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

/** Whether a password is one of those that are tried first. */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize('NFC').toLowerCase().trim();
  const core = bare(text);
  const forms = [text, core, undisguised(text), undisguised(core), bare(undisguised(text))].filter(
    (form) => form.length >= 3,
  );
  for (const form of forms) {
    if (usualWords.has(form) || isRepeated(form) || isDate(form)) return true;
    // One usual word after another that is the same or a run: passwortpasswort, admin123456.
    const half = form.slice(0, form.length / 2);
    if (form === half + half && usualWords.has(half)) return true;
  }
  const [, word = '', rest = ''] = /^(\p{L}*?)([^\p{L}].*)$/u.exec(text) ?? [];
  if (usualWords.has(word) && isRuns(rest)) return true;
  return isRuns(text) || (core.length >= 3 && isRuns(core));
}

/** @throws AppError 422 on `password` for one of those */
export function refuseCommonPassword(password: string): void {
  if (isCommonPassword(password)) throw invalidField('password', 'validation.common-password');
}
