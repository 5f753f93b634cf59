import { MoneyField } from '../../../form/money-field.tsx';
import { TextField } from '../../../form/text-field.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { NamesFields } from '../../../reference/names-fields.tsx';

/** The field of a service, for create and edit. */
export function ServiceFields() {
  const { t } = useTranslation();
  return (
    <>
      <TextField name="name" label={t(($) => $.service.name)} required />
      <NamesFields />
      <MoneyField
        name="price"
        label={t(($) => $.service.price)}
        description={t(($) => $.service.priceHint)}
      />
    </>
  );
}
