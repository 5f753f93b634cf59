import { later } from '../lib/later.ts';

type Contracts = typeof import('./form-contracts.ts');

const contracts = later(() => import('./form-contracts.ts'));

/**
 * Loads a form's schema, by its name in the contracts: in idle time or with the first change, together with
 * zod. Until then a form is shown without either.
 */
export const contract =
  <Name extends keyof Contracts>(name: Name) =>
  async (): Promise<Contracts[Name]> =>
    (await contracts.fetch())[name];
