import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './finding.ts';

const FILE = 'docs/security-tests.md';
const API = 'apps/api/src';

/** What a row without a test must contain. */
const NOT_THERE = 'not there';

const row = /^\|\s*([A-Z]\d+)\s*\|(.+)\|([^|]+)\|$/;

/** Every promise in {@link FILE} has its own number, and names existing test files or says “not there”. */
export function checkNamedTests(root: string): Finding[] {
  const path = join(root, FILE);
  if (!existsSync(path)) return [];
  const findings: Finding[] = [];
  const seen = new Set<string>();
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const [, number, promise = '', tests = ''] = row.exec(line) ?? [];
    if (!number) continue;
    if (seen.has(number)) findings.push({ file: FILE, message: `${number} is there twice.` });
    seen.add(number);
    const named = [...tests.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
    if (named.length === 0 && !promise.includes(NOT_THERE))
      findings.push({ file: FILE, message: `${number} names no test and does not say "${NOT_THERE}".` });
    for (const file of named) {
      const known = [file, join(API, file)].some((place) => existsSync(join(root, place)));
      if (!known || !/\.(test|spec)\.tsx?$/.test(file))
        findings.push({ file: FILE, message: `${number} names ${file}, which is not a test file.` });
    }
  }
  return findings;
}
