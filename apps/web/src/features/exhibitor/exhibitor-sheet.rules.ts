import type { ExhibitorItem } from '@rebblatt/contracts';

/** Where everything of an exhibitor for a catalogue stands; from there a link leads to the form. */
export const sheetAt = (catalogId: number | string, exhibitorId: number): string =>
  `/catalog/${catalogId}/progress/${exhibitorId}`;

/**
 * The sheet of an exhibitor for the catalogue in question; undefined for one who neither takes part in it nor has an open
 * account, with which they still may.
 */
export const sheetOf = (
  { id, catalogs, active }: Pick<ExhibitorItem, 'id' | 'catalogs' | 'active'>,
  catalogId: number | undefined,
): string | undefined =>
  catalogId !== undefined && (active === 1 || catalogs.includes(catalogId))
    ? sheetAt(catalogId, id)
    : undefined;
