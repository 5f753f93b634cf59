import { PDFArray, type PDFContext, PDFDict, type PDFObject, PDFRef, PDFStream } from 'pdf-lib';
import type { AssemblyStep } from './draft.ts';

/** Removes unreferenced objects: the old page tree, and leftovers that would only make the file larger. */
export const sweepUnreachable: AssemblyStep = {
  name: 'sweep-unreachable',
  run: ({ doc }) => sweep(doc.context),
};

/** Removes all objects of a document to which nothing refers. */
export function sweep(context: PDFContext): void {
  const reached = new Set<PDFRef>();
  const open: (PDFObject | undefined)[] = [context.trailerInfo.Root, context.trailerInfo.Info];
  while (open.length > 0) {
    const object = open.pop();
    if (object instanceof PDFRef) {
      if (reached.has(object)) continue;
      reached.add(object);
      open.push(context.lookup(object));
    } else if (object instanceof PDFArray) open.push(...object.asArray());
    else if (object instanceof PDFDict) open.push(...object.values());
    else if (object instanceof PDFStream) open.push(...object.dict.values());
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!reached.has(ref)) context.delete(ref);
}
