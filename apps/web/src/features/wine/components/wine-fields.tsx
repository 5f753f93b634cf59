import { WINE_NAME_LENGTH } from '@rebblatt/contracts';
import { FieldPair } from '../../../form/form-layout.tsx';
import { NumberField } from '../../../form/number-field.tsx';
import { TextField } from '../../../form/text-field.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { TypeField } from './kind-fields.tsx';
import { VintageInName } from './vintage-in-name.tsx';

/** What a wine is, in the order in which it is said; what is the same for most wines comes after it. */
export function WineFields() {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        name="wine"
        label={t(($) => $.wine.wine)}
        maxLength={WINE_NAME_LENGTH.max}
        required
        printed
      />
      <FieldPair>
        <NumberField name="year" label={t(($) => $.wine.year)} />
        <TypeField />
      </FieldPair>
      <VintageInName />
    </>
  );
}
