import { BookOpen } from 'lucide-react';
import { withOfficeTexts } from '../../lib/i18n.ts';
import { OFFICE, type Screen } from '../../lib/screen.ts';

const edit = () => withOfficeTexts(import('./pages/catalog-edit.tsx')).then((module) => module.CatalogEdit);

export const catalogScreens: Screen[] = [
  {
    path: '/catalog',
    roles: OFFICE,
    title: ($) => $.catalog.title,
    menu: { group: 'catalog', icon: BookOpen, order: 10 },
    page: () => withOfficeTexts(import('./pages/catalog-list.tsx')).then((module) => module.CatalogList),
  },
  { path: '/catalog/create', roles: OFFICE, title: ($) => $.catalog.create, avoidBack: true, page: edit },
  { path: '/catalog/edit/:id', roles: OFFICE, title: ($) => $.catalog.edit, avoidBack: true, page: edit },
];
