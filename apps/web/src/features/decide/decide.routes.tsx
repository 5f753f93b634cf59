import { ClipboardCheck } from 'lucide-react';
import { withDecideTexts, withOrganiserTexts } from '../../lib/i18n.ts';
import { ORGANISER, type Screen } from '../../lib/screen.ts';

const decide = <Part,>(part: (module: typeof import('./pages/decide.tsx')) => Part) =>
  withDecideTexts(withOrganiserTexts(import('./pages/decide.tsx'))).then(part);

export const decideScreens: Screen[] = [
  {
    path: '/catalog/:catalog/decide',
    roles: ORGANISER,
    title: ($) => $.page.decide,
    page: () => decide((module) => module.Decide),
  },
  {
    path: '/active-catalog/decide',
    roles: ORGANISER,
    title: ($) => $.page.decide,
    palette: ClipboardCheck,
    page: () => decide((module) => module.DecideActive),
  },
];
