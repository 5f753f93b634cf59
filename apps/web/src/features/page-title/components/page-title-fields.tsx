import { useTranslation } from 'react-i18next';
import { TextField } from '../../../form/text-field.tsx';

/** The field of a page title, for create and edit. */
export function PageTitleFields() {
  const { t } = useTranslation();
  return <TextField name="name" label={t(($) => $.pageTitle.name)} required />;
}
