import { PDFDict, type PDFObject } from 'pdf-lib';
import { asDict, asList, entryOf, nameOf } from '../../pdf/entries.ts';

/** Going to a destination, in this file or on the web, has no effect on what is printed. */
const HARMLESS = new Set(['GoTo', 'GoToR', 'URI', 'Named', 'Thread']);
const MAX_CHAIN = 50;

/** Whether an action, or one that follows it, executes something: JavaScript, programs, forms, media. */
export function runsSomething(action: PDFObject | undefined): boolean {
  const open = [asDict(action)];
  const seen = new Set<PDFDict>();
  for (let dict = open.pop(); dict && seen.size < MAX_CHAIN; dict = open.pop()) {
    if (seen.has(dict)) continue;
    seen.add(dict);
    const kind = nameOf(dict, 'S');
    if (kind !== undefined && !HARMLESS.has(kind)) return true;
    const next = entryOf(dict, 'Next');
    open.push(...(next instanceof PDFDict ? [next] : asList(next).map(asDict)));
  }
  return false;
}
