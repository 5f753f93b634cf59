import { later } from '../lib/later.ts';

type Contracts = typeof import('./form-contracts.ts');

const contracts = later(() => import('./form-contracts.ts'));

/**
 * The way to a form's schema, by its name in the contracts. They are fetched in idle time or with the first change,
 * and the checker with them: until then a form shows without either.
 */
export const contract =
  <Name extends keyof Contracts>(name: Name) =>
  async (): Promise<Contracts[Name]> =>
    (await contracts.fetch())[name];
