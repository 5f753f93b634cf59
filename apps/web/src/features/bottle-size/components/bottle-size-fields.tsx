import { CheckboxField } from '../../../form/checkbox-field.tsx';
import { TextField } from '../../../form/text-field.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { NamesFields } from '../../../reference/names-fields.tsx';

/** The fields of a bottle size, for create and edit. */
export function BottleSizeFields() {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        name="size"
        label={t(($) => $.bottleSize.size)}
        description={t(($) => $.bottleSize.sizeHint)}
        required
        printed
      />
      <NamesFields />
      <CheckboxField name="priority_size" label={t(($) => $.bottleSize.priority)} />
    </>
  );
}
