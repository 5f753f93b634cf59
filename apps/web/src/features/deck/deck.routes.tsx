import { Layers2 } from 'lucide-react';
import { withOrganiserTexts } from '../../lib/i18n.ts';
import { referenceScreens } from '../../reference/reference-screens.ts';

export const deckScreens = referenceScreens('/deck', {
  icon: Layers2,
  order: 22,
  texts: ($) => $.deck,
  list: () => import('./pages/deck-list.tsx').then((module) => module.DeckList),
  edit: () => withOrganiserTexts(import('./pages/deck-edit.tsx')).then((module) => module.DeckEdit),
});
