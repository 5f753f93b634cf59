import { useTranslation } from 'react-i18next';
import { TextField } from '../../../form/text-field.tsx';

/** The fields of a country, for create and edit. */
export function CountryFields() {
  const { t } = useTranslation();
  return <TextField name="name" label={t(($) => $.country.name)} required />;
}
