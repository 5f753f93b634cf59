import { contract } from '../../../form/contract.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ReferenceForm } from '../../../reference/reference-form.tsx';
import { WineTypeFields } from '../components/wine-type-fields.tsx';
import { wineTypeApi } from '../wine-type.api.ts';
import { wineTypeName, wineTypeValues } from '../wine-type.form.ts';

const schema = contract('wineTypeForm');

/** A new wine type, or changes to one. */
export function WineTypeEdit() {
  const { t } = useTranslation();
  return (
    <ReferenceForm
      api={wineTypeApi}
      path="/wine-type"
      createTitle={t(($) => $.wineType.create)}
      editTitle={t(($) => $.wineType.edit)}
      schema={schema}
      valuesOf={wineTypeValues}
      nameOf={wineTypeName}
    >
      <WineTypeFields />
    </ReferenceForm>
  );
}
