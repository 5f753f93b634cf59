import type { changedFact as de } from '../de/changed-fact.ts';

export const changedFact: typeof de = {
  none: 'nothing',
  company_name: 'The company is printed as “{{printed}}”; since then it is called “{{now}}”.',
  address: 'The address is printed as “{{printed}}”; since then it was changed to “{{now}}”.',
  phone: 'The telephone number is printed as “{{printed}}”; since then it was changed to “{{now}}”.',
  website: 'The website is printed as “{{printed}}”; since then it was changed to “{{now}}”.',
  stand: 'The stand is printed as “{{printed}}”; since then it is called “{{now}}”.',
};
