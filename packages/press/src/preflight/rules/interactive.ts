import { PDFArray, type PDFDict } from 'pdf-lib';
import { dictOf, entryOf, listOf } from '../../pdf/entries.ts';
import { runsSomething } from './actions.ts';
import { found } from './found.ts';
import type { CheckedFile, FileRule } from './rule.ts';

/** Whether a name tree has entries: some programs write an empty one. */
const isFilled = (tree: PDFDict | undefined): boolean =>
  ['Names', 'Kids'].some((key) => listOf(tree, key).length > 0);

/** Scripts, actions that run when the file is opened, XFA forms, attachments. */
function carriesProgram({ doc, pages }: CheckedFile): boolean {
  const { catalog } = doc;
  const names = dictOf(catalog, 'Names');
  const opening = entryOf(catalog, 'OpenAction');
  return (
    ['JavaScript', 'EmbeddedFiles'].some((key) => isFilled(dictOf(names, key))) ||
    listOf(catalog, 'AF').length > 0 ||
    dictOf(catalog, 'AA') !== undefined ||
    pages.some(({ dict }) => dictOf(dict, 'AA') !== undefined) ||
    entryOf(dictOf(catalog, 'AcroForm'), 'XFA') !== undefined ||
    (!(opening instanceof PDFArray) && runsSomething(opening))
  );
}

/** The file contains no scripts, actions or attachments. */
export const interactive: FileRule = {
  codes: ['INTERACTIVE'],
  run: (file) => (carriesProgram(file) ? [found('INTERACTIVE', 'error')] : []),
};
