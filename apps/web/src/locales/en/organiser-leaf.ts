import type { leaf as german } from '../de/organiser-leaf.ts';

export const leaf: typeof german = {
  titleOf: 'Leaf through, {{name}}',
  ownTitle: 'My pages in the catalogue',
  scope: 'Which pages',
  scopes: { planned: 'Everything planned', now: 'What would be printed now' },
  length_one: '{{number}} printed page',
  length_other: '{{number}} printed pages',
  book: 'The open catalogue',
  spread: 'Pages {{left}} and {{right}} of {{count}}',
  single: 'Page {{page}} of {{count}}',
  side: 'Page {{number}}',
  next: 'Turn forward',
  previous: 'Turn back',
  slider: 'Place in the catalogue',
  jump: 'Page',
  go: 'Open',
  missingPage: 'There is no such page. Choose from 1 to {{last}}.',
  nextOpen: 'Next open page',
  nextOwn: 'My next page',
  other: 'Page of another exhibitor or of the organiser',
  drawing: 'The PDF is being rendered.',
  empty: 'No pages yet',
  emptyText: 'There is nothing to leaf through in this catalogue.',
  ownHint:
    'This is where your pages will be once everything has been accepted. Other exhibitors’ pages stay covered until the catalogue is printed.',
  ownMissing: 'You have no active page in this catalogue.',
};
