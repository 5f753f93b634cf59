import { KeyRound } from 'lucide-react';
import { withAccessTexts } from '../../lib/i18n.ts';
import { ORGANISER, type Screen } from '../../lib/screen.ts';

export const tokenScreens: Screen[] = [
  {
    path: '/token',
    roles: ORGANISER,
    title: ($) => $.token.title,
    menu: { group: 'organiser', icon: KeyRound, order: 40 },
    page: () => withAccessTexts(import('./pages/token-list.tsx')).then((module) => module.TokenList),
  },
];
