import { PDFArray, PDFDict, type PDFDocument, PDFName, PDFRef } from 'pdf-lib';
import { PressError } from '../press-error.ts';

/** More pages than any file for a book has; a page tree with more is malicious. */
const MAX_PAGES = 2_000;
const INHERITED = ['Resources', 'MediaBox', 'CropBox', 'Rotate'].map((name) => PDFName.of(name));

/**
 * The page dictionaries of a document in order, each with the attributes it inherits written into it.
 *
 * The library's own traversal recurses without limits; here a tree that has loops, contains a page twice or does not end
 * is `unreadable`.
 */
export function readPages(doc: PDFDocument): PDFDict[] {
  const root = doc.catalog.lookup(PDFName.of('Pages'));
  if (!(root instanceof PDFDict)) throw broken('has no page tree');
  const pages: PDFDict[] = [];
  const seen = new Set<PDFDict>([root]);
  const open: { node: PDFDict; inherited: Map<PDFName, unknown> }[] = [{ node: root, inherited: new Map() }];
  for (let at = open.pop(); at; at = open.pop()) {
    const { node, inherited } = at;
    const kids = node.lookup(PDFName.of('Kids'));
    for (const name of INHERITED) {
      const own = node.get(name);
      if (own !== undefined) inherited.set(name, own);
      else if (!(kids instanceof PDFArray) && inherited.has(name))
        node.set(name, inherited.get(name) as PDFArray);
    }
    if (!(kids instanceof PDFArray)) {
      pages.push(node);
      if (pages.length > MAX_PAGES) throw broken(`has more than ${MAX_PAGES} pages`);
      continue;
    }
    if (kids.size() > MAX_PAGES) throw broken(`has more than ${MAX_PAGES} pages`);
    for (let i = kids.size() - 1; i >= 0; i--) {
      const entry = kids.get(i);
      const kid = entry instanceof PDFRef ? doc.context.lookup(entry) : entry;
      if (!(kid instanceof PDFDict)) throw broken('has a page that is missing');
      if (seen.has(kid)) throw broken('has a page tree that runs in a circle');
      seen.add(kid);
      open.push({ node: kid, inherited: new Map(inherited) });
    }
  }
  return pages;
}

const broken = (what: string) => new PressError('unreadable', `The PDF ${what}.`, { reason: 'page-tree' });
