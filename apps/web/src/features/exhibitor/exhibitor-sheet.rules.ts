import type { ExhibitorItem } from '@rebblatt/contracts';

/** Where everything of an exhibitor for a catalogue stands; from there a link leads to the form. */
export const sheetAt = (catalogId: number | string, exhibitorId: number): string =>
  `/catalog/${catalogId}/progress/${exhibitorId}`;

/** The sheet of an exhibitor for the catalogue in question; undefined for one who does not take part in it. */
export const sheetOf = (
  { id, catalogs }: Pick<ExhibitorItem, 'id' | 'catalogs'>,
  catalogId: number | undefined,
): string | undefined =>
  catalogId !== undefined && catalogs.includes(catalogId) ? sheetAt(catalogId, id) : undefined;
