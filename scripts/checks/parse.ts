import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';

/** A node of the syntax tree; checks read only the few fields that they need. */
export type SyntaxNode = { type?: string; [key: string]: unknown };

/** The syntax tree of a file, with its text. */
export interface ParsedFile {
  body: SyntaxNode[];
  source: string;
}

/**
 * The syntax tree of one TypeScript file.
 *
 * @throws Error with the file and the position if it is not TypeScript
 */
export function parseFile(root: string, file: string): ParsedFile {
  const source = readFileSync(join(root, file), 'utf8');
  try {
    const options = { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2022' } as const;
    return { body: parseSync(source, options).body as unknown as SyntaxNode[], source };
  } catch (error) {
    const [message] = String(error).split('Caused by');
    throw new Error(`${file} is not valid: ${message?.trim()}`);
  }
}

/** The nodes directly below a node. */
export function children(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node)
    .flat()
    .filter((child): child is SyntaxNode => child !== null && typeof child === 'object');
}
