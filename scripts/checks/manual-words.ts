import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Finding } from './finding.ts';

const MANUALS = 'packages/manual/src/text';
const SCREENS = 'apps/web/src/locales';

/** Every bold word of a manual is a text of the screens in its language, exactly as it stands there. */
export async function checkManualWords(root: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  const known = new Map<string, Set<string>>();
  for (const name of filesOf(root, MANUALS)) {
    const language = /-(\w+)\.ts$/.exec(name)?.[1] ?? '';
    const file = `${MANUALS}/${name}`;
    const screens = known.get(language) ?? (await screenTexts(root, language));
    known.set(language, screens);
    const bold = (await textsIn(root, file)).flatMap((text) =>
      text.split('**').filter((_, i) => i % 2 === 1),
    );
    for (const word of new Set(bold))
      if (!screens.has(word))
        findings.push({ file, message: `names “${word}”, which no screen says so in this language.` });
  }
  return findings;
}

async function screenTexts(root: string, language: string): Promise<Set<string>> {
  const folder = `${SCREENS}/${language}`;
  const texts = await Promise.all(filesOf(root, folder).map((name) => textsIn(root, `${folder}/${name}`)));
  return new Set(texts.flat());
}

function filesOf(root: string, folder: string): string[] {
  const path = join(root, folder);
  return existsSync(path) ? readdirSync(path).filter((name) => name.endsWith('.ts')) : [];
}

async function textsIn(root: string, file: string): Promise<string[]> {
  return stringsOf(await import(pathToFileURL(join(root, file)).href));
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}
