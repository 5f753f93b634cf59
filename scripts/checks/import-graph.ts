import { posix } from 'node:path';
import { children, type ParsedFile, parseFile, type SyntaxNode } from './parse.ts';
import { sourceFiles } from './source-files.ts';

export interface Import {
  from: string;
  /** A file of the checkout, `npm:<package>`, or `node:<module>`. */
  to: string;
  /** Erased before the program runs: it can violate a rule, but not cause a cycle. */
  typeOnly: boolean;
}

export interface ImportGraph {
  files: string[];
  imports: Import[];
}

/** Every import and re-export of the TypeScript below these folders, dynamic ones included. */
export function readImports(root: string, folders: string[]): ImportGraph {
  const files = folders
    .flatMap((folder) => sourceFiles(root, folder))
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
  return { files, imports: files.flatMap((file) => importsOf(root, file)) };
}

function importsOf(root: string, file: string): Import[] {
  return specifiers(parseFile(root, file)).map(({ specifier, typeOnly }) => ({
    from: file,
    to: resolve(file, specifier),
    typeOnly,
  }));
}

interface Specifier {
  specifier: string;
  typeOnly: boolean;
}

const STATIC = new Set(['ImportDeclaration', 'ExportAllDeclaration', 'ExportNamedDeclaration']);

function specifiers({ body, source }: ParsedFile): Specifier[] {
  const found: Specifier[] = [];
  for (const node of body) {
    const from = (node.source as SyntaxNode | null | undefined)?.value;
    if (STATIC.has(node.type ?? '') && typeof from === 'string')
      found.push({ specifier: from, typeOnly: node.typeOnly === true });
  }
  // Dynamic imports can be anywhere, and visiting every node takes as long as parsing.
  if (source.includes('import(')) for (const node of body) found.push(...dynamic(node));
  return found;
}

function dynamic(node: SyntaxNode): Specifier[] {
  const found = children(node).flatMap(dynamic);
  if (node.type === 'CallExpression' && (node.callee as SyntaxNode).type === 'Import') {
    const argument = (node.arguments as { expression: SyntaxNode }[])[0]?.expression;
    if (argument?.type === 'StringLiteral')
      found.push({ specifier: String(argument.value), typeOnly: false });
  }
  return found;
}

/** Imports contain the extension and packages have one entry each, so no resolution is needed. */
function resolve(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier.replace(/\?.*$/, ''));
  const own = specifier.match(/^@rebblatt\/([^/]+)$/);
  if (own) return `packages/${own[1]}/src/index.ts`;
  if (specifier.startsWith('node:')) return specifier;
  return `npm:${specifier}`;
}
