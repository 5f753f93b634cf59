import { alcoholLevels, type WineTypeItem } from '@rebblatt/contracts';
import { SelectField } from '../../../form/select-field.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { namedOption } from '../../../reference/named-option.ts';
import { PickerField } from '../../../reference/picker-field.tsx';
import { wineTypeApi } from '../../wine-type/wine-type.api.ts';

const typeOption = (item: WineTypeItem) => namedOption(item.id, item, item.wine_type);

/** The type of a wine: white, red and so on. */
export function TypeField() {
  const { t } = useTranslation();
  return (
    <PickerField
      name="wine_type_id"
      label={t(($) => $.wine.wineType)}
      query={wineTypeApi.all()}
      optionOf={typeOption}
      required
    />
  );
}

/** The level of alcohol of a wine. */
export function AlcoholField() {
  const { t } = useTranslation();
  return (
    <SelectField
      name="alcohol_content_level"
      label={t(($) => $.wine.alcohol)}
      options={alcoholLevels.map((level) => ({
        value: level,
        label: t(($) => $.wine.alcoholLong[`${level}`]),
      }))}
      required
    />
  );
}
