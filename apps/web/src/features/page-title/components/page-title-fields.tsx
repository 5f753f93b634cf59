import { TextField } from '../../../form/text-field.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { NamesFields } from '../../../reference/names-fields.tsx';

/** The field of a page title, for create and edit. */
export function PageTitleFields() {
  const { t } = useTranslation();
  return (
    <>
      <TextField name="name" label={t(($) => $.pageTitle.name)} required printed />
      <NamesFields />
    </>
  );
}
