import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './finding.ts';
import { sourceFiles } from './source-files.ts';

/** A page's type beside a number, as code and SQL compare them: `page_type === 2`, `p.page_type IN (1, 2)`. */
const COMPARED = /\bpage_?type\b["'`)]*\s*(?:[=!]==?|[<>]=?|<>|=|:|\bIN\b)\s*\(?\s*\d/i;
const SWITCHED = /switch \([\w.]*page_?type\) \{\s*case \d/i;
const OWN = 'packages/contracts/src/page-type.ts';

/** How many files may name a type; each is one more to look at for a new type. */
const MAX_NAMING = 25;
const NAMED = /\b(?:WINE_PAGE|AD_PAGE|CONTENT_PAGE|EXHIBITOR_REGISTER|REGION_REGISTER|WINETOUR_PAGE)\b/;

/**
 * The types of pages are named: a number says neither what it means nor where it has been forgotten. What depends on a
 * type asks what holds of it, and few files name one.
 */
export function checkPageTypes(root: string): Finding[] {
  const texts = ['apps', 'packages', 'prisma']
    .flatMap((folder) => sourceFiles(root, folder))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\/|\/bench\//.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  const naming = texts.filter(({ text }) => NAMED.test(text));
  return [
    ...texts
      .filter(({ file }) => file !== OWN)
      .flatMap(({ file, text }) => {
        const line = text.split('\n').findIndex((one) => COMPARED.test(one));
        if (line < 0 && !SWITCHED.test(text)) return [];
        const where = line < 0 ? '' : ` in line ${line + 1}`;
        return [{ file, message: `has a page type as a number${where}; its names stand in ${OWN}.` }];
      }),
    ...naming.slice(MAX_NAMING).map(({ file }) => ({
      file,
      message: `names a type of page; that makes ${naming.length} of at most ${MAX_NAMING} files. Ask what holds of it, as ${OWN} says.`,
    })),
  ];
}
