import type { CountryItem } from '@rebblatt/contracts';
import { TextField } from '../../../form/text-field.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { namedOption } from '../../../reference/named-option.ts';
import { NamesFields } from '../../../reference/names-fields.tsx';
import { PickerField } from '../../../reference/picker-field.tsx';
import { useFirst } from '../../../reference/use-first.tsx';
import { countryApi } from '../../country/country.api.ts';

const countryOption = (item: CountryItem) => namedOption(item.id, item, item.name);

/** The fields of a region, for create and edit. */
export function RegionFields() {
  const { t } = useTranslation();
  const firstCountry = useFirst(
    countryApi.all(),
    '/country/create',
    t(($) => $.country.create),
  );
  return (
    <>
      <TextField name="name" label={t(($) => $.region.name)} required printed />
      <NamesFields />
      <PickerField
        name="country_id"
        label={t(($) => $.region.country)}
        query={countryApi.all()}
        optionOf={countryOption}
        description={firstCountry}
        required
      />
    </>
  );
}
