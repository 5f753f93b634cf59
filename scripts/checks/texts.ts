import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Finding } from './finding.ts';

type Texts = { [key: string]: string | Texts };

const FOLDER = 'apps/web/src/locales';
const CODES = 'packages/contracts/src/errors.ts';

/**
 * Every error code has a text in both languages and every text a code; the two languages have the same keys with
 * the same placeholders; no text is empty.
 */
export async function checkTexts(root: string): Promise<Finding[]> {
  const contracts = await load(root, CODES);
  const codes = new Set(contracts.errorCodes as string[]);
  const rules = new Set(contracts.validationKeys as string[]);
  const german = await textsOf(root, 'de');
  const english = await textsOf(root, 'en');
  return [
    ...compareWithCodes('de', german, codes, rules),
    ...compareWithCodes('en', english, codes, rules),
    ...compareLanguages(german, english),
  ];
}

/** All texts of a language, including those loaded later: of the print desk and the organiser's screens. */
async function textsOf(root: string, language: string): Promise<Map<string, string>> {
  const all = flatten((await load(root, `${FOLDER}/${language}/index.ts`))[language] as Texts);
  for (const part of ['Desk', 'Organiser']) {
    const file = `${FOLDER}/${language}/${part.toLowerCase()}.ts`;
    if (!existsSync(join(root, file))) continue;
    for (const [key, text] of flatten((await load(root, file))[`${language}${part}`] as Texts))
      all.set(key, text);
  }
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

function compareLanguages(german: Map<string, string>, english: Map<string, string>): Finding[] {
  const findings: Finding[] = [];
  // These two groups are compared with the codes, which gives better messages.
  const byCode = (key: string) => /^(errors|validation) › /.test(key);
  for (const [key, text] of german) {
    const other = english.get(key);
    if (other === undefined && byCode(key)) continue;
    if (other === undefined)
      findings.push({ file: `${FOLDER}/en`, message: `lacks “${key}”, which German has.` });
    else if (placeholders(other) !== placeholders(text)) {
      findings.push({
        file: `${FOLDER}/en`,
        message: `“${key}” names ${placeholders(other) || 'nothing'}, German names ${placeholders(text) || 'nothing'}.`,
      });
    }
    if (text.includes('ß'))
      findings.push({ file: `${FOLDER}/de`, message: `“${key}” has an ß; Swiss German writes ss.` });
  }
  for (const key of english.keys()) {
    if (!german.has(key))
      findings.push({ file: `${FOLDER}/de`, message: `lacks “${key}”, which English has.` });
  }
  for (const [language, texts] of [['de', german] as const, ['en', english] as const]) {
    for (const [key, text] of texts) {
      if (text.trim() === '') findings.push({ file: `${FOLDER}/${language}`, message: `“${key}” is empty.` });
    }
  }
  return findings;
}

function withoutPlural(key = ''): string {
  return key.replace(/_(one|other)$/, '');
}

/** A plural form may omit its number: “one page”. */
function placeholders(text: string): string {
  const names = [...text.matchAll(/\{\{\s*([a-zA-Z_]+)/g)].map((match) => match[1]);
  return [...new Set(names)]
    .filter((name) => name !== 'count')
    .sort()
    .join(', ');
}
