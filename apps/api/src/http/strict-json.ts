import { AppError, invalidField } from '../lib/app-error.ts';

const MAX_DEPTH = 32;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const undecodable = () => new AppError(400, 'request.undecodable');

/** Keys that mean something to JavaScript or to the database layer and never to the wire. */
const forbiddenKeys = new Set([
  '__proto__',
  'constructor',
  'prototype',
  'connect',
  'connectOrCreate',
  'createMany',
  'updateMany',
  'deleteMany',
  'upsert',
  'disconnect',
]);

/**
 * Walks the text once for what JSON.parse lets through: depth and a key that stands twice in one object.
 * Strings are skipped as a whole, so only structure counts.
 */
function checkStructure(text: string): void {
  const keys: (Set<string> | null)[] = [];
  const token = /"(?:[^"\\]|\\.)*"|[{}[\]]/gs;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const [part] = match;
    if (part === '{' || part === '[') {
      keys.push(part === '{' ? new Set() : null);
      if (keys.length > MAX_DEPTH) throw undecodable();
    } else if (part === '}' || part === ']') {
      keys.pop();
    } else {
      const isKey = /^\s*:/.test(text.slice(token.lastIndex, token.lastIndex + 20));
      const known = keys.at(-1);
      if (!isKey || !known) continue;
      const key = JSON.parse(part) as string;
      if (known.has(key)) throw undecodable();
      if (forbiddenKeys.has(key)) throw invalidField(key, 'validation.unknown', { name: key });
      known.add(key);
    }
  }
}

const halfLetter = /\p{Surrogate}/u;

/** Half of a surrogate pair, alone, is no letter: the database would keep something else. @throws AppError 400 */
function refuseHalfLetters(value: unknown): void {
  if (typeof value === 'string' && halfLetter.test(value)) throw undecodable();
  if (typeof value !== 'object' || value === null) return;
  for (const [key, entry] of Object.entries(value)) {
    refuseHalfLetters(key);
    refuseHalfLetters(entry);
  }
}

/**
 * Decodes a JSON body.
 * @throws AppError 400 for broken JSON, broken UTF-8, half a surrogate pair, a BOM, NUL, a key twice or nesting over 32; 422 for a key meant for the database
 */
export function strictJson(bytes: Buffer): unknown {
  let text: string;
  let value: unknown;
  try {
    text = utf8.decode(bytes);
    value = JSON.parse(text);
  } catch {
    throw undecodable();
  }
  // PostgreSQL cannot hold NUL in a text, and nobody types it.
  if (text.includes('\u0000') || /\\u0000/.test(text)) throw undecodable();
  checkStructure(text);
  if (/\\u[dD][89a-fA-F]/.test(text)) refuseHalfLetters(value);
  return value;
}
