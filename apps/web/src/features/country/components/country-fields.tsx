import { TextField } from '../../../form/text-field.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { NamesFields } from '../../../reference/names-fields.tsx';

/** The fields of a country, for create and edit. */
export function CountryFields() {
  const { t } = useTranslation();
  return (
    <>
      <TextField name="name" label={t(($) => $.country.name)} required printed />
      <NamesFields />
    </>
  );
}
