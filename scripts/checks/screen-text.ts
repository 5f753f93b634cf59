import type { Finding } from './finding.ts';
import { children, parseFile, type SyntaxNode } from './parse.ts';
import { sourceFiles } from './source-files.ts';

// What users read or hear; other attributes contain values for the program.
const READ_ALOUD = new Set(['alt', 'aria-label', 'description', 'error', 'label', 'placeholder', 'title']);
const WORD = /\p{L}{2,}/u;

/** Components contain keys, not texts: a literal with a word would be shown in one language only. */
export function checkScreenText(root: string): Finding[] {
  return sourceFiles(root, 'apps/web/src')
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.') && !file.includes('/testing/'))
    .flatMap((file) =>
      parseFile(root, file)
        .body.flatMap(literalsIn)
        .map((text) => ({
          file,
          message: `shows “${text}”. Put it in locales/de and locales/en and use its key.`,
        })),
    );
}

function literalsIn(node: SyntaxNode): string[] {
  const found: string[] = [];
  if (node.type === 'JSXText') found.push(String(node.value).trim());
  if (node.type === 'JSXAttribute') {
    const name = (node.name as SyntaxNode).value as string | undefined;
    const value = node.value as SyntaxNode | null;
    if (name && READ_ALOUD.has(name) && value?.type === 'StringLiteral') found.push(String(value.value));
  }
  for (const child of children(node)) found.push(...literalsIn(child));
  return found.filter((text) => WORD.test(text));
}
