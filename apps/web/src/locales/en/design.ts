import type { design as german } from '../de/design.ts';

export const design: typeof german = {
  title: 'Design',
  titleOf: 'Design of “{{name}}”',
  intro:
    'The pages shown are from this catalogue, as they will be printed. What you change applies to all pages of the catalogue, released ones too; their content stays as it is.',
  accent: 'Accent colour',
  inkOf: '{{name}}: colour',
  inks: {
    berry: 'Berry (usual)',
    lake: 'Lake',
    vine: 'Vine',
    night: 'Night',
    rust: 'Rust',
    plum: 'Plum',
    ochre: 'Ochre',
    slate: 'Slate',
    pine: 'Pine',
    earth: 'Earth',
    own: 'a colour of your own',
  },
  parts: { c: 'C %', m: 'M %', y: 'Y %', k: 'K %' },
  typefaces: 'Typefaces',
  typefacesHint:
    'Each pair is fitted so that a page holds about as much. If a submitted page no longer fits, nothing is saved and its position is named.',
  prices: 'Sentence at the foot of wine pages',
  pricesHint: 'For example that prices include VAT. When empty, it says “Preise in CHF”.',
  folioLine: 'Beside the page number',
  folioCatalog: 'Name of the catalogue',
  folioTitle: 'Page title',
  underWine: 'Under a wine’s name',
  underWineHint:
    'On full pages it follows the name, so that the page has room. Released pages say what held when they were released.',
  facts: {
    nothing: 'nothing',
    grapes: 'Grape varieties',
    region: 'Region',
    both: 'Grape varieties and region',
  },
  alcoholFree: 'Mark wines without alcohol (“alkoholfrei”)',
  qrCode: 'QR code on wine pages',
  qrCodeHint:
    'It leads to {{address}} and the short name of the page, 11 mm wide and in black alone. Pages that are too full have none.',
  withoutCode_one: 'One released page is too full for the code: position {{pages}}.',
  withoutCode_other: '{{count}} released pages are too full for the code: positions {{pages}}.',
  mark: 'The fair’s mark',
  markHint:
    'A PDF of one page, drawn in CMYK and cut to the mark. It stands at the top of the registers’ pages, at most 30 × 10.5 mm, and 6 mm high on the following pages. It is checked and stored at once.',
  markStored: 'The mark is stored. It stands on the registers.',
  markDownload: 'Download the mark',
  markRemove: 'Remove the mark',
  markRemoveText: '“{{name}}” is removed from the registers of this catalogue. Other catalogues keep theirs.',
  marks: 'Marks at the edge by page title',
  marksHint:
    'On the closed catalogue one sees where a title begins. Otherwise the marks show the kind of page.',
  samples: 'Pages in this design',
  sample: 'Sample {{n}}',
  noSamples: 'This catalogue has no page yet on which its design could be shown.',
  saving:
    'All released pages are measured with this design; that takes up to half a minute. Whoever leaves the screen waits for it.',
  saved: 'The design is saved. All pages are printed like this.',
};
