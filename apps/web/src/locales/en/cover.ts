import type { cover as german } from '../de/cover.ts';

export const cover: typeof german = {
  title: 'Cover',
  hint: 'PDF file with four pages, or with two spreads (outside and inside) and the spine in the middle. A page measures {{width}} × {{height}} mm, plus {{bleed}} mm of bleed.',
  file: 'PDF file of the cover',
  missing: 'The cover is still missing.',
  checking: 'The cover is still being checked.',
  notChecked: 'The check of the cover did not come to an end. Upload the file again.',
  errors_one: 'The cover has one error.',
  errors_other: 'The cover has {{count}} errors.',
  uploaded: '{{name}}, {{size}}, uploaded on {{at}}',
  uploadedBy: '{{name}}, {{size}}, uploaded on {{at}} by {{by}}',
  forms: {
    pages: 'Four single pages without a spine: the printer makes it.',
    spreads: 'Two spreads, outside and inside.',
  },
  spine: 'Spine of the file {{mm}} mm, expected {{wanted}} mm for {{pages}} pages.',
  spineDiffers: 'That is a difference of {{difference}} mm. Ask the printer how thick it has to be.',
  spineUnknown: 'Spine of the file {{mm}} mm. How thick it has to be is known once the book has pages.',
  spineWanted: 'A spine of {{wanted}} mm is expected for {{pages}} pages.',
  spineWantedUnknown: 'How thick the spine will be is known once the book has pages.',
  spinePaper: 'Calculated with leaves of {{paper}} mm.',
  pictures: {
    pages: {
      1: 'front (page 1)',
      2: 'inside front (page 2)',
      3: 'inside back (page 3)',
      4: 'back (page 4)',
    },
    spreads: { 1: 'outside: back, spine, front', 2: 'inside' },
  },
  download: 'Download the cover',
  replace: 'Replace the cover',
  replaceText:
    'The new file takes the place of “{{name}}”, which cannot be brought back. Existing links for the printer then lead to the new cover, too.',
  remove: 'Remove the cover',
  removeText:
    '“{{name}}” is deleted and cannot be brought back. The links for the printer then bring no cover any more.',
  newer: 'This cover is newer than the link. Whoever has already downloaded another one by it uses this one.',
};
