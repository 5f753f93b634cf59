import { PDFArray } from 'pdf-lib';
import { dictOf, entryOf, listOf } from '../../pdf/entries.ts';
import { runsSomething } from './actions.ts';
import { found } from './found.ts';
import type { CheckedFile, FileRule } from './rule.ts';

/** Scripts, actions when opened, forms of the XFA kind, attachments. */
function carriesProgram({ doc, pages }: CheckedFile): boolean {
  const { catalog } = doc;
  const names = dictOf(catalog, 'Names');
  const opening = entryOf(catalog, 'OpenAction');
  return (
    ['JavaScript', 'EmbeddedFiles'].some((key) => dictOf(names, key) !== undefined) ||
    listOf(catalog, 'AF').length > 0 ||
    dictOf(catalog, 'AA') !== undefined ||
    pages.some(({ dict }) => dictOf(dict, 'AA') !== undefined) ||
    entryOf(dictOf(catalog, 'AcroForm'), 'XFA') !== undefined ||
    (!(opening instanceof PDFArray) && runsSomething(opening))
  );
}

/** Nothing in the file that runs or is attached. */
export const interactive: FileRule = {
  codes: ['INTERACTIVE'],
  run: (file) => (carriesProgram(file) ? [found('INTERACTIVE', 'error')] : []),
};
