import type { AwardItem, WineCategoryItem, WineItem } from '@rebblatt/contracts';
import { MAX_SKU, WINE_NAME_LENGTH } from '@rebblatt/contracts';
import { CheckboxField } from '../../../form/checkbox-field.tsx';
import { FieldPair } from '../../../form/form-layout.tsx';
import { NumberField } from '../../../form/number-field.tsx';
import { TextField } from '../../../form/text-field.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { PickerField } from '../../../reference/picker-field.tsx';
import { awardApi } from '../../award/award.api.ts';
import { wineCategoryApi } from '../../wine-category/wine-category.api.ts';
import { AlcoholField, TypeField } from './kind-fields.tsx';
import { RegionField } from './region-field.tsx';

const categoryOption = (item: WineCategoryItem) => ({ value: item.id, label: item.wine_category });
const awardOption = (item: AwardItem) => ({ value: item.id, label: item.award });

/** The fields of a wine, for create and edit. */
export function WineFields({ item }: { item?: WineItem }) {
  const { t } = useTranslation();
  return (
    <>
      <TextField name="wine" label={t(($) => $.wine.wine)} maxLength={WINE_NAME_LENGTH.max} required />
      <FieldPair>
        <NumberField name="year" label={t(($) => $.wine.year)} description={t(($) => $.wine.yearHint)} />
        <TextField
          name="sku"
          label={t(($) => $.wine.sku)}
          description={t(($) => $.wine.skuHint)}
          maxLength={MAX_SKU}
        />
      </FieldPair>
      <RegionField item={item} />
      <FieldPair>
        <TypeField />
        <PickerField
          name="wine_category_id"
          label={t(($) => $.wine.wineCategory)}
          query={wineCategoryApi.all()}
          optionOf={categoryOption}
          clearable
        />
      </FieldPair>
      <FieldPair>
        <AlcoholField />
        <PickerField
          name="award_id"
          label={t(($) => $.wine.award)}
          query={awardApi.all()}
          optionOf={awardOption}
          clearable
        />
      </FieldPair>
      <CheckboxField
        name="public_wine"
        label={t(($) => $.wine.public)}
        description={t(($) => $.wine.publicHint)}
      />
    </>
  );
}
