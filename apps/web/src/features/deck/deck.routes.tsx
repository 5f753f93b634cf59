import { Layers2 } from 'lucide-react';
import { OFFICE, type Screen } from '../../lib/screen.ts';

export const deckScreens: Screen[] = [
  {
    path: '/deck',
    roles: OFFICE,
    title: ($) => $.deck.title,
    menu: { group: 'reference', icon: Layers2, order: 22 },
    page: () => import('./pages/deck-list.tsx').then((module) => module.DeckList),
  },
  {
    path: '/deck/create',
    roles: OFFICE,
    title: ($) => $.deck.create,
    avoidBack: true,
    page: () => import('./pages/deck-edit.tsx').then((module) => module.DeckEdit),
  },
  {
    path: '/deck/edit/:id',
    roles: OFFICE,
    title: ($) => $.deck.edit,
    avoidBack: true,
    page: () => import('./pages/deck-edit.tsx').then((module) => module.DeckEdit),
  },
];
