import type { ExhibitorItem } from '@rebblatt/contracts';
import type { ExhibitorRow } from './exhibitor.queries.ts';

/** An exhibitor on the wire. */
export const presentExhibitor = (row: ExhibitorRow): ExhibitorItem => ({
  ...row,
  active: row.active ? 1 : 0,
  last_sign_in: row.last_sign_in?.toISOString() ?? null,
});
