import type { DeckItem } from '@rebblatt/contracts';

/** Field values of a deck; without one, of a new one, which goes to the end. */
export function deckValues(item?: DeckItem) {
  return { name: item?.name ?? '', position: item?.position, version: item?.version };
}

/** What a deck is called in messages. */
export function deckName(item: DeckItem): string {
  return item.name;
}
