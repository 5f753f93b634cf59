import type { DeckItem } from '@rebblatt/contracts';

/** Field values of a deck, or of a new one, which is added at the end. */
export function deckValues(item?: DeckItem) {
  return { name: item?.name ?? '', position: item?.position, version: item?.version };
}

/** The name of a deck in messages. */
export function deckName(item: DeckItem): string {
  return item.name;
}
