import { bulkInsert, type Connection } from '../bulk-insert.ts';
import type { Reference } from './build-reference.ts';

/** Inserts the reference data into empty tables. */
export async function insertReference(connection: Connection, reference: Reference): Promise<void> {
  const rename =
    (column: string) =>
    ({ id, name }: { id: number; name: string }) => ({ id, [column]: name });
  const inOrder = ({ id, name }: { id: number; name: string }) => ({ id, name, position: id });
  const insert = bulkInsert.bind(null, connection);
  await insert('country', reference.countries);
  await insert(
    'region',
    reference.regions.map(({ id, name, countryId }) => ({ id, name, country_id: countryId })),
  );
  await insert('page_title', reference.pageTitles);
  await insert('grape_variety', reference.grapeVarieties.map(rename('bezeichnung_d_cod')));
  await insert('wine_type', reference.wineTypes.map(rename('wine_type')));
  await insert('wine_category', reference.wineCategories.map(rename('wine_category')));
  await insert('bottle_size', reference.bottleSizes);
  await insert(
    'award',
    reference.awards.map((award) => ({ ...award, color: '', is_active: true })),
  );
  await insert('service', reference.services);
  await insert('ship', reference.ships.map(inOrder));
  await insert('deck', reference.decks.map(inOrder));
  await insert(
    'stand',
    reference.stands.map(({ id, stand, catalogType, shipId, deckId }) => ({
      id,
      stand,
      catalog_type: catalogType,
      ship_id: shipId,
      deck_id: deckId,
    })),
  );
}
