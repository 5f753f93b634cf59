import { BookOpen } from 'lucide-react';
import { withDecideTexts, withOrganiserTexts } from '../../lib/i18n.ts';
import { ORGANISER, type Screen } from '../../lib/screen.ts';

const edit = () =>
  withOrganiserTexts(import('./pages/catalog-edit.tsx')).then((module) => module.CatalogEdit);

export const catalogScreens: Screen[] = [
  {
    path: '/catalog',
    roles: ORGANISER,
    title: ($) => $.catalog.title,
    menu: { group: 'catalog', icon: BookOpen, order: 10 },
    page: () => withOrganiserTexts(import('./pages/catalog-list.tsx')).then((module) => module.CatalogList),
  },
  { path: '/catalog/create', roles: ORGANISER, title: ($) => $.catalog.create, avoidBack: true, page: edit },
  {
    path: '/catalog/:id/next',
    roles: ORGANISER,
    title: ($) => $.catalog.create,
    avoidBack: true,
    page: () =>
      withOrganiserTexts(withDecideTexts(import('./pages/catalog-next.tsx'))).then(
        (module) => module.CatalogNextScreen,
      ),
  },
  { path: '/catalog/edit/:id', roles: ORGANISER, title: ($) => $.catalog.edit, avoidBack: true, page: edit },
];
