import { Globe2 } from 'lucide-react';
import { OFFICE, type Screen } from '../../lib/screen.ts';

export const countryScreens: Screen[] = [
  {
    path: '/country',
    roles: OFFICE,
    title: ($) => $.country.title,
    menu: { group: 'reference', icon: Globe2, order: 30 },
    page: () => import('./pages/country-list.tsx').then((module) => module.CountryList),
  },
  {
    path: '/country/create',
    roles: OFFICE,
    title: ($) => $.country.create,
    avoidBack: true,
    page: () => import('./pages/country-edit.tsx').then((module) => module.CountryEdit),
  },
  {
    path: '/country/edit/:id',
    roles: OFFICE,
    title: ($) => $.country.edit,
    avoidBack: true,
    page: () => import('./pages/country-edit.tsx').then((module) => module.CountryEdit),
  },
];
