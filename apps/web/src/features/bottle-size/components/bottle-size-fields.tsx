import { CheckboxField } from '../../../form/checkbox-field.tsx';
import { TextField } from '../../../form/text-field.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';

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
      <CheckboxField name="priority_size" label={t(($) => $.bottleSize.priority)} />
    </>
  );
}
