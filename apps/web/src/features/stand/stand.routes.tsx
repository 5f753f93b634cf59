import { Anchor } from 'lucide-react';
import { withOrganiserTexts } from '../../lib/i18n.ts';
import { referenceScreens } from '../../reference/reference-screens.ts';

export const standScreens = referenceScreens('/stand', {
  icon: Anchor,
  order: 15,
  texts: ($) => $.stand,
  list: () => withOrganiserTexts(import('./pages/stand-list.tsx')).then((module) => module.StandList),
  edit: () => withOrganiserTexts(import('./pages/stand-edit.tsx')).then((module) => module.StandEdit),
});
