import type { pageNews as german } from '../de/page-news.ts';

export const pageNews: typeof german = {
  accepted: 'The organiser has accepted your page at position {{position}}.',
  rejected: 'The organiser has rejected your page at position {{position}}: “{{comment}}”',
  draft: 'Your page at position {{position}} can be changed again.',
  released: 'Your page at position {{position}} is waiting for a decision and can no longer be changed.',
  off: 'Your page at position {{position}} will not be printed, by decision of the organiser.',
  on: 'Your page at position {{position}} will be printed again.',
};
