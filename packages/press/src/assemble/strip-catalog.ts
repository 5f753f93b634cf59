import { PDFName } from 'pdf-lib';
import type { AssemblyStep } from './draft.ts';

const FOR_SCREENS = [
  'StructTreeRoot',
  'MarkInfo',
  'Outlines',
  'Names',
  'Dests',
  'OpenAction',
  'AA',
  'AcroForm',
  'ViewerPreferences',
  'PageMode',
  'PageLayout',
  'PageLabels',
  'Metadata',
  'OCProperties',
];

/** Takes off what only matters on screens: a book for the press has no outline, action or form. */
export const stripCatalog: AssemblyStep = {
  name: 'strip-catalog',
  run({ doc, laidOut }) {
    for (const key of FOR_SCREENS) doc.catalog.delete(PDFName.of(key));
    for (const page of laidOut)
      for (const key of ['StructParents', 'Annots', 'Tabs']) page.delete(PDFName.of(key));
  },
};
