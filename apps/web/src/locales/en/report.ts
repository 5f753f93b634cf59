import type { report as german } from '../de/report.ts';

export const report: typeof german = {
  title: 'Result of the check',
  severity: { error: 'Error', warning: 'Warning', info: 'Info' },
  onPage: 'Page {{page}}:',
  times_one: '({{count}} place)',
  times_other: '({{count}} places)',
  picture: 'Page {{page}} with the problem areas',
  beyond: 'The place lies beyond what the picture shows; its frame is at the edge behind which it is.',
  pageOfFile: 'Page {{page}} of the file',
  good: 'It can be printed as it is.',
  goodWithHints: 'It can be printed as it is. The hints below would make it even better.',
  bad_one: 'It cannot be printed as it is: {{why}}',
  bad_other: 'It cannot be printed as it is; {{count}} errors have to be corrected. The first: {{why}}',
  designer: 'Details for the designer:',
  overrideText:
    'The file is printed as it is. On this page, the book will then not conform to the print standard PDF/X-4; the report for the printer says so, too.',
  reason: 'Reason',
  unchecked: 'The file could not be checked just now, through no fault of its own.',
  whichPage: 'Which page shall be printed?',
  morePages_one: 'Show one more page',
  morePages_other: 'Show more pages ({{count}})',
  takePage: 'Take page {{page}}',
  checkAgain: 'Check again',
};
