import type { fileReport as german } from '../de/file-report.ts';

export const fileReport: typeof german = {
  override: 'Print in spite of errors',
  overridden: 'Printed in spite of errors, decided by {{by}} on {{at}}.',
  withdraw: 'Take the decision back',
  showOf: 'Report of the check of {{name}}',
};
