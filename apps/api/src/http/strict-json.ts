import { AppError, invalidField } from '../lib/app-error.ts';

const MAX_DEPTH = 32;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const undecodable = () => new AppError(400, 'request.undecodable');

/** Keys with a meaning for JavaScript or for the database layer and never for the wire. */
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
 * Scans the text for what JSON.parse accepts: deep nesting and duplicate keys in one object. Strings are skipped, so
 * only the structure counts.
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

/** A lone surrogate is not a character: the database would store something else. @throws AppError 400 */
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
 * @throws AppError 400 for invalid JSON or UTF-8, a lone surrogate, a BOM, NUL, a duplicate key or nesting over 32; 422
 *   for a key with a meaning for the database layer
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
  // PostgreSQL cannot store NUL in a text, and nobody types it.
  if (text.includes('\u0000') || /\\u0000/.test(text)) throw undecodable();
  checkStructure(text);
  if (/\\u[dD][89a-fA-F]/.test(text)) refuseHalfLetters(value);
  return value;
}
