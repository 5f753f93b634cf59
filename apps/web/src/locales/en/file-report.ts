import type { fileReport as german } from '../de/file-report.ts';

export const fileReport: typeof german = {
  override: 'Print despite errors',
  overridden: 'Printed despite errors, decided by {{by}} on {{at}}.',
  withdraw: 'Withdraw the decision',
  showOf: 'Report on {{name}}',
};
