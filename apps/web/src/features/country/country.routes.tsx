import { Globe2 } from 'lucide-react';
import { referenceScreens } from '../../reference/reference-screens.ts';

export const countryScreens = referenceScreens('/country', {
  icon: Globe2,
  order: 30,
  texts: ($) => $.country,
  list: () => import('./pages/country-list.tsx').then((module) => module.CountryList),
  edit: () => import('./pages/country-edit.tsx').then((module) => module.CountryEdit),
});
