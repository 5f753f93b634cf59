import type { ErrorParams, FieldErrorKey } from '@rebblatt/contracts';

/** Why a file is not read, by the key of its text. */
export class TableRefusal extends Error {
  readonly key: FieldErrorKey;
  readonly params: ErrorParams;

  constructor(key: FieldErrorKey, params: ErrorParams = {}) {
    super(key);
    this.key = key;
    this.params = params;
  }
}

/** A file that unfolds to more than any list, in whatever way. */
export const tooComplex = () => new TableRefusal('table.too-complex');
