import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './finding.ts';
import { sourceFiles } from './source-files.ts';

/** A page's type beside a number, as code and SQL compare them: `page_type === 2`, `p.page_type IN (1, 2)`. */
const COMPARED = /\bpage_?type\b["'`)]*\s*(?:[=!]==?|[<>]=?|<>|=|\bIN\b)\s*\(?\s*\d/i;
const SWITCHED = /switch \([\w.]*page_?type\) \{\s*case \d/i;
const OWN = 'packages/contracts/src/page-type.ts';

/** The types of pages are named: a number says neither what it means nor where it has been forgotten. */
export function checkPageTypes(root: string): Finding[] {
  return ['apps', 'packages']
    .flatMap((folder) => sourceFiles(root, folder))
    .filter((file) => /\.tsx?$/.test(file) && file !== OWN && !/\.test\.|\/testing\/|\/bench\//.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const line = text.split('\n').findIndex((one) => COMPARED.test(one));
      if (line < 0 && !SWITCHED.test(text)) return [];
      const where = line < 0 ? '' : ` in line ${line + 1}`;
      return [{ file, message: `has a page type as a number${where}; its names stand in ${OWN}.` }];
    });
}
