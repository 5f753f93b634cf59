import { useMemo } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ReferenceList } from '../../../reference/reference-list.tsx';
import { deckApi } from '../deck.api.ts';
import { deckColumns } from '../deck.columns.tsx';
import { deckName } from '../deck.form.ts';

/** All decks. */
export function DeckList() {
  const { t } = useTranslation();
  return (
    <ReferenceList
      api={deckApi}
      path="/deck"
      title={t(($) => $.deck.title)}
      createLabel={t(($) => $.deck.create)}
      columns={useMemo(() => deckColumns(t), [t])}
      nameOf={deckName}
      searchIn={t(($) => $.deck.name)}
    />
  );
}
