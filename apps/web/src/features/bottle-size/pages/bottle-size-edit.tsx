import { contract } from '../../../form/contract.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ReferenceForm } from '../../../reference/reference-form.tsx';
import { bottleSizeApi } from '../bottle-size.api.ts';
import { bottleSizeName, bottleSizeValues } from '../bottle-size.form.ts';
import { BottleSizeFields } from '../components/bottle-size-fields.tsx';

const schema = contract('bottleSizeForm');

/** A new bottle size, or changes to one. */
export function BottleSizeEdit() {
  const { t } = useTranslation();
  return (
    <ReferenceForm
      api={bottleSizeApi}
      path="/bottle-size"
      createTitle={t(($) => $.bottleSize.create)}
      editTitle={t(($) => $.bottleSize.edit)}
      schema={schema}
      valuesOf={bottleSizeValues}
      nameOf={bottleSizeName}
    >
      <BottleSizeFields />
    </ReferenceForm>
  );
}
