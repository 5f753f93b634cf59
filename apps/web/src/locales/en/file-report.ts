import type { fileReport as german } from '../de/file-report.ts';

export const fileReport: typeof german = {
  override: 'Print in spite of errors',
  overrideText:
    'The file is printed as it is. On this page the catalogue then does not meet the print standard PDF/X-4; the report for the print office says so too.',
  reason: 'Reason',
  overridden: 'Printed in spite of errors, decided by {{by}} on {{at}}.',
  withdraw: 'Take the decision back',
  show: 'Report of the check',
  showOf: 'Report of the check of {{name}}',
};
