import type { design as german } from '../de/design.ts';

export const design: typeof german = {
  title: 'Design',
  titleOf: 'Design of “{{name}}”',
  intro:
    'The pages on this screen look as they will be printed. What you change applies to all pages of the catalogue, released ones too; their content stays as it is.',
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
  prices: 'Sentence at the foot of wine pages',
  pricesHint: 'For example that prices include VAT. When empty, it says “Preise in CHF”.',
  folioLine: 'Beside the page number',
  folioCatalog: 'Name of the catalogue',
  folioTitle: 'Page title',
  marks: 'Marks at the edge by page title',
  marksHint:
    'On the closed catalogue one sees where a title begins. Otherwise the marks show the kind of page.',
  samples: 'Pages in this design',
  sample: 'Sample {{n}}',
  noSamples: 'This catalogue has no page yet on which its design could be shown.',
  saved: 'The design is saved. All pages are printed like this.',
};
