import type { pageNews as german } from '../de/page-news.ts';

export const pageNews: typeof german = {
  accepted: 'The organiser has accepted your page on position {{position}}.',
  rejected: 'The organiser has rejected your page on position {{position}}: “{{comment}}”',
  draft: 'Your page on position {{position}} can be changed again.',
  released: 'Your page on position {{position}} waits for the decision and can no longer be changed.',
  off: 'The organiser does not print your page on position {{position}}.',
  on: 'Your page on position {{position}} is printed again.',
};
