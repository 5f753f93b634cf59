import type { DeckItem, ShipItem } from '@rebblatt/contracts';
import { SHIP_CATALOG_TYPE } from '@rebblatt/contracts';
import { useWatch } from 'react-hook-form';
import { FieldPair } from '../../../form/form-layout.tsx';
import { SelectField } from '../../../form/select-field.tsx';
import { TextField } from '../../../form/text-field.tsx';
import { TextareaField } from '../../../form/textarea-field.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { catalogTypeOptions } from '../../../reference/catalog-types.ts';
import { PickerField } from '../../../reference/picker-field.tsx';
import { useFirst } from '../../../reference/use-first.tsx';
import { deckApi } from '../../deck/deck.api.ts';
import { shipApi } from '../../ship/ship.api.ts';

/** Ship and deck are names on the wire. */
const byName = (item: ShipItem | DeckItem) => ({ value: item.name, label: item.name });

/** The fields of a stand, for create and edit; only stands of the main exhibition are on a ship. */
export function StandFields() {
  const { t } = useTranslation();
  const firstShip = useFirst(
    shipApi.all(),
    '/ship/create',
    t(($) => $.ship.create),
  );
  const firstDeck = useFirst(
    deckApi.all(),
    '/deck/create',
    t(($) => $.deck.create),
  );
  const type = Number(useWatch({ name: 'catalog_type' }));
  return (
    <>
      <TextField name="stand" label={t(($) => $.stand.stand)} required printed />
      <SelectField
        name="catalog_type"
        label={t(($) => $.stand.catalogType)}
        options={catalogTypeOptions(t)}
        required
      />
      {type === SHIP_CATALOG_TYPE && (
        <FieldPair>
          <PickerField
            name="ship"
            label={t(($) => $.stand.ship)}
            query={shipApi.all()}
            optionOf={byName}
            description={firstShip}
            required
          />
          <PickerField
            name="deck"
            label={t(($) => $.stand.deck)}
            query={deckApi.all()}
            optionOf={byName}
            description={firstDeck}
            required
          />
        </FieldPair>
      )}
      <TextareaField name="description" label={t(($) => $.stand.description)} />
    </>
  );
}
