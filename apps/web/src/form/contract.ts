type Contracts = typeof import('./form-contracts.ts');

/**
 * The way to a form's schema, by its name in the contracts. They are fetched with the first change, and the checker
 * with them: until then a form shows without either.
 */
export const contract =
  <Name extends keyof Contracts>(name: Name) =>
  async (): Promise<Contracts[Name]> =>
    (await import('./form-contracts.ts'))[name];
