import { TextField } from '../../../form/text-field.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';

/** The field of a grape variety, for create and edit. */
export function GrapeVarietyFields() {
  const { t } = useTranslation();
  return <TextField name="bezeichnung_d_cod" label={t(($) => $.grapeVariety.name)} required />;
}
