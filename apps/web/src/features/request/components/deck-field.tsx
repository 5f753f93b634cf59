import { useQuery } from '@tanstack/react-query';
import { SelectField } from '../../../form/select-field.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { deckApi } from '../../deck/deck.api.ts';

/** The deck on which the exhibitor would like to stand; empty where any will do. */
export function DeckField() {
  const { t } = useTranslation();
  const { data: decks, isPending } = useQuery(deckApi.all());
  return (
    <SelectField
      name="deck_id"
      label={t(($) => $.request.wish.deck)}
      description={t(($) => $.request.wish.hint)}
      placeholder={t(($) => $.request.wish.any)}
      options={(decks ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      loading={isPending}
      clearable
    />
  );
}
