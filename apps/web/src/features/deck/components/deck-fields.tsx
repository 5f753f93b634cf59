import { NumberField } from '../../../form/number-field.tsx';
import { TextField } from '../../../form/text-field.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';

/** The fields of a deck, for create and edit. */
export function DeckFields() {
  const { t } = useTranslation();
  return (
    <>
      <TextField name="name" label={t(($) => $.deck.name)} required printed />
      <NumberField
        name="position"
        label={t(($) => $.deck.position)}
        description={t(($) => $.deck.positionHint)}
      />
    </>
  );
}
