import { PlugZap } from 'lucide-react';
import { withDeskTexts } from '../../lib/i18n.ts';
import { ORGANISER, type Screen } from '../../lib/screen.ts';

export const websocketsScreens: Screen[] = [
  {
    path: '/websockets',
    roles: ORGANISER,
    title: ($) => $.websockets.title,
    palette: PlugZap,
    page: () => withDeskTexts(import('./pages/websockets.tsx')).then((module) => module.Websockets),
  },
];
