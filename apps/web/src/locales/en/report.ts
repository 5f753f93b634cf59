import type { report as german } from '../de/report.ts';

export const report: typeof german = {
  title: 'Result of the check',
  severity: { error: 'Error', warning: 'Warning', info: 'Info' },
  onPage: 'Page {{page}}:',
  times_one: '({{count}} place)',
  times_other: '({{count}} places)',
  picture: 'Page {{page}} with the places in question',
  good: 'It can be printed like this.',
  goodWithHints: 'It can be printed like this. The hints below make it better still.',
  bad_one: 'It cannot be printed like this: {{why}}',
  bad_other: 'It cannot be printed like this, {{count}} errors have to be corrected. The first: {{why}}',
  designer: 'In detail, for the designer:',
  overrideText:
    'The file is printed as it is. On this page the catalogue then does not meet the print standard PDF/X-4; the report for the printer says so too.',
  reason: 'Reason',
};
