import { contract } from '../../../form/contract.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ReferenceForm } from '../../../reference/reference-form.tsx';
import { DeckFields } from '../components/deck-fields.tsx';
import { deckApi } from '../deck.api.ts';
import { deckName, deckValues } from '../deck.form.ts';

const schema = contract('deckForm');

/** A new deck, or changes to one. */
export function DeckEdit() {
  const { t } = useTranslation();
  return (
    <ReferenceForm
      api={deckApi}
      path="/deck"
      createTitle={t(($) => $.deck.create)}
      editTitle={t(($) => $.deck.edit)}
      schema={schema}
      valuesOf={deckValues}
      nameOf={deckName}
    >
      <DeckFields />
    </ReferenceForm>
  );
}
