import type { standing as german } from '../de/standing.ts';

export const standing: typeof german = {
  decide: 'Decide',
  progressTitle: 'Exhibitors’ progress',
  participationTitle: 'Exhibitor in the catalogue',
  column: 'Status',
  unchecked: 'PDF not checked yet',
  page: {
    waiting: 'waiting for a decision',
    corrected: 'correction proposed',
    rejected: 'rejected',
    'no-pdf': 'PDF is missing',
    faulty: 'PDF with errors',
    checking: 'PDF is being checked',
    draft: 'in progress',
    accepted: 'accepted',
    ready: 'will be printed',
    inactive: 'will not be printed',
  },
  correction: {
    open: 'correction proposed, not answered yet',
    answered: 'correction answered',
    accepted: 'correction accepted',
  },
  waits_zero: 'waiting since today',
  waits_one: 'waiting for {{count}} day',
  waits_other: 'waiting for {{count}} days',
  errors_one: 'PDF has {{count}} error',
  errors_other: 'PDF has {{count}} errors',
  because: 'rejected: {{comment}}',
  titled: '{{name}}, position {{position}}',
};
