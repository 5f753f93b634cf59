import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Finding } from './finding.ts';

type Texts = { [key: string]: string | Texts };

const FOLDER = 'apps/web/src/locales';
const CODES = 'packages/contracts/src/errors.ts';
const MANUAL = 'packages/manual/src/text/exhibitor-fr.ts';

/** Languages other than German, which the others are compared with. */
const OTHERS = { fr: 'French', en: 'English' };
type Other = keyof typeof OTHERS;

/** Parts that are one object each, loaded with what shows them; the key of each is its name. */
const PARTS = {
  editorParts: 'editor-parts',
  evening: 'evening',
  palette: 'palette',
  report: 'report',
};

/** The findings of the preflight, which the press reports too. */
const FINDINGS = {
  de: ['german', 'preflightGerman'],
  fr: ['french', 'preflightFrench'],
  en: ['english', 'preflightEnglish'],
};

/**
 * Every error code has a text in every language and every text a code; the languages have the same keys with the
 * same placeholders; no text is empty; German and French are set as in Switzerland, French in the manual too.
 */
export async function checkTexts(root: string): Promise<Finding[]> {
  const contracts = await load(root, CODES);
  const codes = new Set(contracts.errorCodes as string[]);
  const rules = new Set(contracts.validationKeys as string[]);
  const german = await textsOf(root, 'de');
  const findings = [
    ...compareWithCodes('de', german, codes, rules),
    ...swissGerman(german),
    ...empty('de', german),
  ];
  for (const language of Object.keys(OTHERS) as Other[]) {
    const texts = await textsOf(root, language);
    findings.push(
      ...compareWithCodes(language, texts, codes, rules),
      ...compareWithGerman(german, language, texts),
      ...empty(language, texts),
      ...(language === 'fr' ? swissFrench(texts) : []),
    );
  }
  if (existsSync(join(root, MANUAL)))
    findings.push(...swissFrench(flatten((await load(root, MANUAL)) as Texts), MANUAL));
  return findings;
}

/** All texts of a language, including those loaded later. */
async function textsOf(root: string, language: Other | 'de'): Promise<Map<string, string>> {
  const all = flatten((await load(root, `${FOLDER}/${language}/index.ts`))[language] as Texts);
  for (const part of ['Access', 'Decide', 'Designer', 'Desk', 'Editor', 'Entry', 'Organiser', 'Tables']) {
    const file = `${FOLDER}/${language}/${part.toLowerCase()}.ts`;
    if (!existsSync(join(root, file))) continue;
    for (const [key, text] of flatten((await load(root, file))[`${language}${part}`] as Texts))
      all.set(key, text);
  }
  for (const [key, name] of Object.entries(PARTS)) {
    const file = `${FOLDER}/${language}/${name}.ts`;
    if (!existsSync(join(root, file))) continue;
    const part = await load(root, file);
    for (const [path, text] of flatten(part[key] as Texts, [key])) all.set(path, text);
  }
  const [name, exported] = FINDINGS[language];
  const file = `packages/contracts/src/preflight-${name}.ts`;
  if (existsSync(join(root, file)))
    for (const [key, text] of flatten((await load(root, file))[exported as string] as Texts, ['preflight']))
      all.set(key, text);
  return all;
}

async function load(root: string, file: string): Promise<Record<string, unknown>> {
  const path = join(root, file);
  if (!existsSync(path)) throw new Error(`${file} is missing; the check of the texts reads it.`);
  return import(pathToFileURL(path).href);
}

/** Keys are joined with another separator because an error code itself contains dots. */
function flatten(texts: Texts, path: string[] = []): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') flat.set([...path, key].join(' › '), value);
    else for (const [inner, text] of flatten(value, [...path, key])) flat.set(inner, text);
  }
  return flat;
}

function compareWithCodes(
  language: string,
  texts: Map<string, string>,
  codes: Set<string>,
  rules: Set<string>,
): Finding[] {
  const findings: Finding[] = [];
  for (const [group, wanted] of [['errors', codes] as const, ['validation', rules] as const]) {
    const present = new Set(
      [...texts.keys()]
        .filter((key) => key.startsWith(`${group} › `))
        .map((key) => withoutPlural(key.split(' › ')[1])),
    );
    const file = `${FOLDER}/${language}/${group}.ts`;
    for (const code of wanted) {
      if (!present.has(code)) findings.push({ file, message: `has no text for ${code} of ${CODES}.` });
    }
    for (const key of present) {
      if (!wanted.has(key))
        findings.push({ file, message: `has a text for ${key}, which is not in ${CODES}.` });
    }
  }
  return findings;
}

function compareWithGerman(
  german: Map<string, string>,
  language: Other,
  texts: Map<string, string>,
): Finding[] {
  const findings: Finding[] = [];
  const file = `${FOLDER}/${language}`;
  // These two groups are compared with the codes, which gives better messages.
  const byCode = (key: string) => /^(errors|validation) › /.test(key);
  for (const [key, text] of german) {
    const other = texts.get(key);
    if (other === undefined && byCode(key)) continue;
    if (other === undefined) findings.push({ file, message: `lacks “${key}”, which German has.` });
    else if (placeholders(other) !== placeholders(text) && !countsNone(language, key, other, german)) {
      findings.push({
        file,
        message: `“${key}” names ${placeholders(other) || 'nothing'}, German names ${placeholders(text) || 'nothing'}.`,
      });
    }
  }
  for (const key of texts.keys()) {
    if (!german.has(key))
      findings.push({ file: `${FOLDER}/de`, message: `lacks “${key}”, which ${OTHERS[language]} has.` });
  }
  return findings;
}

/**
 * Whether a French singular shows what the plural shows: it is said of none too, so that it cannot leave the number out as
 * German does of one.
 */
const countsNone = (language: Other, key: string, text: string, german: Map<string, string>): boolean =>
  language === 'fr' &&
  key.endsWith('_one') &&
  placeholders(text) === placeholders(german.get(key.replace(/_one$/, '_other')) ?? '');

const empty = (language: string, texts: Map<string, string>): Finding[] =>
  [...texts]
    .filter(([, text]) => text.trim() === '')
    .map(([key]) => ({ file: `${FOLDER}/${language}`, message: `“${key}” is empty.` }));

const swissGerman = (texts: Map<string, string>): Finding[] =>
  [...texts]
    .filter(([, text]) => text.includes('ß'))
    .map(([key]) => ({ file: `${FOLDER}/de`, message: `“${key}” has an ß; Swiss German writes ss.` }));

/** Where a line must not break: before ; : ! ? % and inside «…» stands U+202F. An address, a time or code has none. */
const BREAKS =
  /«(?!\u202f)|(?<!\u202f)»|(?<=[\p{L}\d}»)])[ \u00a0]?[;!?%](?=\s|$)|(?<=[\p{L}\d}»)])[ \u00a0]?:(?=\s|$)/u;

const swissFrench = (texts: Map<string, string>, file = `${FOLDER}/fr`): Finding[] =>
  [...texts].flatMap(([key, text]) => [
    ...(BREAKS.test(text)
      ? [
          {
            file,
            message: `“${key}” lacks a narrow no-break space (U+202F) at ; : ! ? % « or ».`,
          },
        ]
      : []),
    ...(text.includes("'") ? [{ file, message: `“${key}” has a straight apostrophe; write ’.` }] : []),
    ...(text.endsWith('\u202f')
      ? [
          {
            file,
            message: `“${key}” ends with a narrow no-break space; what is put behind it brings its own.`,
          },
        ]
      : []),
  ]);

function withoutPlural(key = ''): string {
  return key.replace(/_(one|other)$/, '');
}

/** A plural form may omit its number: “one page”; in French not, where the singular also stands for none. */
function placeholders(text: string): string {
  const names = [...text.matchAll(/\{\{\s*([a-zA-Z_]+)/g)].map((match) => match[1]);
  return [...new Set(names)]
    .filter((name) => name !== 'count')
    .sort()
    .join(', ');
}
