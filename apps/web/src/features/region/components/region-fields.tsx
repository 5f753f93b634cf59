import type { CountryItem } from '@rebblatt/contracts';
import { TextField } from '../../../form/text-field.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { PickerField } from '../../../reference/picker-field.tsx';
import { countryApi } from '../../country/country.api.ts';

const countryOption = (item: CountryItem) => ({ value: item.id, label: item.name });

/** The fields of a region, for create and edit. */
export function RegionFields() {
  const { t } = useTranslation();
  return (
    <>
      <TextField name="name" label={t(($) => $.region.name)} required printed />
      <PickerField
        name="country_id"
        label={t(($) => $.region.country)}
        query={countryApi.all()}
        optionOf={countryOption}
        required
      />
    </>
  );
}
