import { TextField } from '../../../form/text-field.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { NamesFields } from '../../../reference/names-fields.tsx';

/** The field of a grape variety, for create and edit. */
export function GrapeVarietyFields() {
  const { t } = useTranslation();
  return (
    <>
      <TextField name="bezeichnung_d_cod" label={t(($) => $.grapeVariety.name)} required />
      <NamesFields />
    </>
  );
}
