import { TextField } from '../../../form/text-field.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { NamesFields } from '../../../reference/names-fields.tsx';

/** The field of a wine category, for create and edit. */
export function WineCategoryFields() {
  const { t } = useTranslation();
  return (
    <>
      <TextField name="wine_category" label={t(($) => $.wineCategory.name)} required printed />
      <NamesFields />
    </>
  );
}
