import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Finding } from './finding.ts';
import { children, parseFile, type SyntaxNode } from './parse.ts';
import { sourceFiles, sourceFolders } from './source-files.ts';

/** Words that say how something came about and not what it is: a `told` is a text, a list, a mail or an answer. */
const VAGUE = ['told', 'said', 'heard', 'given', 'deed', 'deeds', 'around', 'whoever', 'somebody'];
const vague = new Set(VAGUE);
const MAY_HAVE = new RegExp(VAGUE.join('|'), 'i');

/** Names under which browsers and the database have kept something since before this rule. */
const KEPT: Record<string, string[]> = {
  'apps/web/src/features/wine-page/components/use-unsaved.ts': ['deeds'],
};

/** Names in code, and of files, without the words of {@link VAGUE}; what the screens say may use them. */
export function checkPlainWords(root: string): Finding[] {
  return sourceFolders
    .flatMap((folder) => sourceFiles(root, folder))
    .flatMap((file) => {
      const names = [...new Set([basename(file), ...namesIn(root, file)])].filter(isVague);
      return names
        .filter((name) => !KEPT[file]?.includes(name))
        .map((name) => ({ file, message: `has the name ${name}; name it after what it is.` }));
    });
}

const isVague = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .some((word) => vague.has(word.toLowerCase()));

function namesIn(root: string, file: string): string[] {
  if (!/\.tsx?$/.test(file) || file.endsWith('.d.ts')) return [];
  if (!MAY_HAVE.test(readFileSync(join(root, file), 'utf8'))) return [];
  const names: string[] = [];
  const read = (node: SyntaxNode): void => {
    if (node.type === 'Identifier' && typeof node.value === 'string') names.push(node.value);
    for (const child of children(node)) read(child);
  };
  for (const node of parseFile(root, file).body) read(node);
  return names;
}
