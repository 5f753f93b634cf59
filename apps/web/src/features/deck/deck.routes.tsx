import { Layers2 } from 'lucide-react';
import { referenceScreens } from '../../reference/reference-screens.ts';

export const deckScreens = referenceScreens('/deck', {
  icon: Layers2,
  order: 22,
  texts: ($) => $.deck,
  list: () => import('./pages/deck-list.tsx').then((module) => module.DeckList),
  edit: () => import('./pages/deck-edit.tsx').then((module) => module.DeckEdit),
});
