import { TextField } from '../../../form/text-field.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { NamesFields } from '../../../reference/names-fields.tsx';

/** The field of a wine type, for create and edit. */
export function WineTypeFields() {
  const { t } = useTranslation();
  return (
    <>
      <TextField name="wine_type" label={t(($) => $.wineType.name)} required />
      <NamesFields />
    </>
  );
}
