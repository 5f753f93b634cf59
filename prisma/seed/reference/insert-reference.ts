import { translatedName } from '@rebblatt/contracts';
import { bulkInsert, type Connection } from '../bulk-insert.ts';
import type { Reference } from './build-reference.ts';
import { serviceNames } from './service-names.ts';

/** What is known of the names in other languages; null for what is not, since all rows have the same columns. */
const inOthers = (name: string) => {
  const known = translatedName(name) ?? serviceNames.get(name);
  return { name_fr: known?.fr ?? null, name_en: known?.en ?? null };
};

/** Inserts the reference data into empty tables. */
export async function insertReference(connection: Connection, reference: Reference): Promise<void> {
  const rename =
    (column: string) =>
    ({ id, name }: { id: number; name: string }) => ({ id, [column]: name, ...inOthers(name) });
  const named = <Entry extends { name: string }>(entry: Entry) => ({ ...entry, ...inOthers(entry.name) });
  const inOrder = ({ id, name }: { id: number; name: string }) => ({ id, name, position: id });
  const insert = bulkInsert.bind(null, connection);
  await insert('country', reference.countries.map(named));
  await insert(
    'region',
    reference.regions.map(({ id, name, countryId }) => ({
      id,
      name,
      country_id: countryId,
      ...inOthers(name),
    })),
  );
  await insert('page_title', reference.pageTitles.map(named));
  await insert('grape_variety', reference.grapeVarieties.map(rename('bezeichnung_d_cod')));
  await insert('wine_type', reference.wineTypes.map(rename('wine_type')));
  await insert('wine_category', reference.wineCategories.map(rename('wine_category')));
  await insert('bottle_size', reference.bottleSizes);
  await insert(
    'award',
    reference.awards.map((award) => ({ ...award, ...inOthers(award.award), color: '', is_active: true })),
  );
  await insert('service', reference.services.map(named));
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
