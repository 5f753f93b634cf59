import type { AwardItem, WineCategoryItem } from '@rebblatt/contracts';
import { MAX_SKU } from '@rebblatt/contracts';
import { CheckboxField } from '../../../form/checkbox-field.tsx';
import { FieldPair } from '../../../form/form-layout.tsx';
import { TextField } from '../../../form/text-field.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { namedOption } from '../../../reference/named-option.ts';
import { PickerField } from '../../../reference/picker-field.tsx';
import { awardApi } from '../../award/award.api.ts';
import { wineCategoryApi } from '../../wine-category/wine-category.api.ts';

const categoryOption = (item: WineCategoryItem) => namedOption(item.id, item, item.wine_category);
const awardOption = (item: AwardItem) => namedOption(item.id, item, item.award);

/** What only some wines have; after everything that each of them needs. */
export function MoreFields() {
  const { t } = useTranslation();
  return (
    <>
      <FieldPair>
        <PickerField
          name="wine_category_id"
          label={t(($) => $.wine.wineCategory)}
          query={wineCategoryApi.all()}
          optionOf={categoryOption}
          clearable
        />
        <PickerField
          name="award_id"
          label={t(($) => $.wine.award)}
          query={awardApi.all()}
          optionOf={awardOption}
          clearable
        />
      </FieldPair>
      <TextField
        name="sku"
        label={t(($) => $.wine.sku)}
        description={t(($) => $.wine.skuHint)}
        maxLength={MAX_SKU}
        printed
      />
      <CheckboxField
        name="public_wine"
        label={t(($) => $.wine.public)}
        description={t(($) => $.wine.publicHint)}
      />
    </>
  );
}
