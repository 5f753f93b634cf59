import { NumberField } from '../../../form/number-field.tsx';
import { TextField } from '../../../form/text-field.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';

/** The fields of a ship, for create and edit. */
export function ShipFields() {
  const { t } = useTranslation();
  return (
    <>
      <TextField name="name" label={t(($) => $.ship.name)} required printed />
      <NumberField
        name="position"
        label={t(($) => $.ship.position)}
        description={t(($) => $.ship.positionHint)}
      />
    </>
  );
}
