import { contract } from '../../../form/contract.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ReferenceForm } from '../../../reference/reference-form.tsx';
import { ShipFields } from '../components/ship-fields.tsx';
import { shipApi } from '../ship.api.ts';
import { shipName, shipValues } from '../ship.form.ts';

const schema = contract('shipForm');

/** A new ship, or changes to one. */
export function ShipEdit() {
  const { t } = useTranslation();
  return (
    <ReferenceForm
      api={shipApi}
      path="/ship"
      createTitle={t(($) => $.ship.create)}
      editTitle={t(($) => $.ship.edit)}
      schema={schema}
      valuesOf={shipValues}
      nameOf={shipName}
    >
      <ShipFields />
    </ReferenceForm>
  );
}
