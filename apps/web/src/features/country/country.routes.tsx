import { Globe2 } from 'lucide-react';
import { ORGANISER, type Screen } from '../../lib/screen.ts';

export const countryScreens: Screen[] = [
  {
    path: '/country',
    roles: ORGANISER,
    title: ($) => $.country.title,
    menu: { group: 'reference', icon: Globe2, order: 30 },
    page: () => import('./pages/country-list.tsx').then((module) => module.CountryList),
  },
  {
    path: '/country/create',
    roles: ORGANISER,
    title: ($) => $.country.create,
    avoidBack: true,
    page: () => import('./pages/country-edit.tsx').then((module) => module.CountryEdit),
  },
  {
    path: '/country/edit/:id',
    roles: ORGANISER,
    title: ($) => $.country.edit,
    avoidBack: true,
    page: () => import('./pages/country-edit.tsx').then((module) => module.CountryEdit),
  },
];
