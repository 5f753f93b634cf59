import { Layers2 } from 'lucide-react';
import { ORGANISER, type Screen } from '../../lib/screen.ts';

export const deckScreens: Screen[] = [
  {
    path: '/deck',
    roles: ORGANISER,
    title: ($) => $.deck.title,
    menu: { group: 'reference', icon: Layers2, order: 22 },
    page: () => import('./pages/deck-list.tsx').then((module) => module.DeckList),
  },
  {
    path: '/deck/create',
    roles: ORGANISER,
    title: ($) => $.deck.create,
    avoidBack: true,
    page: () => import('./pages/deck-edit.tsx').then((module) => module.DeckEdit),
  },
  {
    path: '/deck/edit/:id',
    roles: ORGANISER,
    title: ($) => $.deck.edit,
    avoidBack: true,
    page: () => import('./pages/deck-edit.tsx').then((module) => module.DeckEdit),
  },
];
