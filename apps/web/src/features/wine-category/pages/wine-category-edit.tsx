import { contract } from '../../../form/contract.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ReferenceForm } from '../../../reference/reference-form.tsx';
import { WineCategoryFields } from '../components/wine-category-fields.tsx';
import { wineCategoryApi } from '../wine-category.api.ts';
import { wineCategoryName, wineCategoryValues } from '../wine-category.form.ts';

const schema = contract('wineCategoryForm');

/** A new wine category, or changes to one. */
export function WineCategoryEdit() {
  const { t } = useTranslation();
  return (
    <ReferenceForm
      api={wineCategoryApi}
      path="/wine-category"
      createTitle={t(($) => $.wineCategory.create)}
      editTitle={t(($) => $.wineCategory.edit)}
      schema={schema}
      valuesOf={wineCategoryValues}
      nameOf={wineCategoryName}
    >
      <WineCategoryFields />
    </ReferenceForm>
  );
}
