import type { de } from '../de/index.ts';

export const uploadStatus: (typeof de)['uploadStatus'] = {
  bell: 'Uploads',
  bellCount_one: 'Uploads, {{count}} entry',
  bellCount_other: 'Uploads, {{count}} entries',
  empty: 'No uploads in progress.',
  dismiss: 'Hide “{{name}}”',
  types: {
    1: 'Logo',
    2: 'Advertisement',
    3: 'Content page',
    4: 'Book',
    5: 'Cover',
    6: 'Online edition',
    7: 'Printer’s answer',
  },
  states: { 0: 'Processing', 1: 'Ready', 2: 'Failed', cancelled: 'Cancelled' },
  unnamed: '{{type}} {{id}}',
  announce: '{{name}}: {{state}}.',
};
