import type { cover as german } from '../de/cover.ts';

export const cover: typeof german = {
  title: 'Cover',
  hint: 'A PDF file with four pages, or with two spreads (outside and inside) and the spine in the middle. A page measures {{width}} × {{height}} mm, plus {{bleed}} mm of bleed.',
  file: 'PDF file of the cover',
  missing: 'There is no cover yet.',
  checking: 'The cover is still being checked.',
  notChecked: 'The cover could not be checked just now. It can be checked again under printing.',
  errors_one: 'The cover has one error.',
  errors_other: 'The cover has {{count}} errors.',
  uploaded: '{{name}}, {{size}}, uploaded on {{at}}',
  uploadedBy: '{{name}}, {{size}}, uploaded on {{at}} by {{by}}',
  forms: {
    pages: 'Four single pages without a spine; the printer adds it.',
    spreads: 'Two spreads, outside and inside.',
  },
  spine: 'The spine in the file is {{mm}} mm; {{wanted}} mm is expected for {{pages}} pages.',
  spineDiffers: 'That is a difference of {{difference}} mm. Ask the printer how thick it has to be.',
  spineUnknown:
    'The spine in the file is {{mm}} mm. How thick it has to be will be known once the book has pages.',
  spineWanted: 'A spine of {{wanted}} mm is expected for {{pages}} pages.',
  spineWantedUnknown: 'How thick the spine will be is known once the book has pages.',
  spinePaper: 'Based on a paper thickness of {{paper}} mm.',
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
    'The new file replaces “{{name}}”, which cannot be restored. Existing links for the printer will then lead to the new cover, too.',
  remove: 'Remove the cover',
  removeText:
    '“{{name}}” is deleted and cannot be restored. The links for the printer will then no longer include a cover.',
  newer:
    'This cover is newer than the link. If you have already downloaded another one from here, please use this one.',
};
