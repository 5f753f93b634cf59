import { PDFName, PDFObjectCopier } from 'pdf-lib';
import { PressError } from '../press-error.ts';
import { placeOfFile } from '../press-place.ts';
import type { AssemblyStep } from './draft.ts';
import { fitToPage } from './fit-to-page.ts';
import { openDonor } from './open-donor.ts';

/** Inserts ads and content pages, with their own colours, images and content streams byte for byte. */
export const insertFiles: AssemblyStep = {
  name: 'insert-files',
  async run(draft, report) {
    const byFile = new Map<string, { at: number; page: number }[]>();
    draft.plan.pages.forEach((planned, at) => {
      if (planned.kind !== 'file') return;
      byFile.set(planned.file, [...(byFile.get(planned.file) ?? []), { at, page: planned.page }]);
    });
    let done = 0;
    for (const [file, uses] of byFile) {
      const donor = await openDonor(draft.plan, file);
      // One copier per donor, so that fonts and images shared by its pages remain shared.
      const copier = PDFObjectCopier.for(donor.doc.context, draft.doc.context);
      for (const use of uses) {
        const original = donor.pages[use.page];
        if (!original)
          throw new PressError('layout', `"${file}" has no page ${use.page + 1}.`, { at: placeOfFile(file) });
        original.delete(PDFName.of('Parent'));
        const copy = copier.copy(original);
        // The same page twice in the book must be two pages: a node cannot be in the page tree twice.
        const page = draft.pages.includes(copy) ? copy.clone(draft.doc.context) : copy;
        fitToPage(page);
        draft.pages[use.at] = page;
      }
      report(++done, byFile.size);
    }
  },
};
