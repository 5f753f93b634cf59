import { type PDFDict, type PDFDocument, PDFName } from 'pdf-lib';
import { PressError } from '../press-error.ts';
import type { AssemblyStep } from './draft.ts';

/** Builds a new page tree, in the order of the plan. */
export const orderPages: AssemblyStep = {
  name: 'order-pages',
  run({ doc, laidOut, pages, plan }) {
    let next = 0;
    plan.pages.forEach((planned, at) => {
      if (planned.kind === 'laid-out') pages[at] = laidOut[next++];
    });
    const ordered = plan.pages.map((_, at): PDFDict => {
      const page = pages[at];
      if (!page) throw new PressError('layout', `Page ${at + 1} of the book is missing.`);
      return page;
    });
    setPageTree(doc, ordered);
  },
};

/** Makes these the pages of the document, in this order; other pages remain as unreferenced objects. */
export function setPageTree(doc: PDFDocument, pages: readonly PDFDict[]): void {
  const { context } = doc;
  const known = new Map(context.enumerateIndirectObjects().map(([ref, object]) => [object, ref]));
  const tree = context.obj({ Type: 'Pages' });
  const root = context.register(tree);
  const kids = pages.map((page) => {
    page.set(PDFName.of('Parent'), root);
    return known.get(page) ?? context.register(page);
  });
  tree.set(PDFName.of('Kids'), context.obj(kids));
  tree.set(PDFName.of('Count'), context.obj(kids.length));
  doc.catalog.set(PDFName.of('Pages'), root);
}
