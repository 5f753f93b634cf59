import { TextField } from '../form/text-field.tsx';
import { useTranslation } from '../lib/use-translation.ts';

/** The names of an entry of reference data in French and English. */
export function NamesFields() {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        name="name_fr"
        label={t(($) => $.reference.nameFr)}
        description={t(($) => $.reference.namesHint)}
      />
      <TextField name="name_en" label={t(($) => $.reference.nameEn)} />
    </>
  );
}
