import { ClipboardCheck, FileStack, LayoutList } from 'lucide-react';
import { withDecideTexts, withEditorTexts, withOrganiserTexts } from '../../lib/i18n.ts';
import { EVERYBODY, ORGANISER, type Screen } from '../../lib/screen.ts';

const add = () => withOrganiserTexts(import('./pages/page-create.tsx')).then((module) => module.PageCreate);
const edit = () => withEditorTexts(import('./pages/page-edit.tsx')).then((module) => module.PageEdit);
const plain = () =>
  withOrganiserTexts(import('./pages/plain-create.tsx')).then((module) => module.PlainCreate);
const content = () =>
  withOrganiserTexts(import('./pages/content-create.tsx')).then((module) => module.ContentCreate);

/** The page screens below a catalogue, and the same for the active one. */
const below = (base: string): Screen[] => [
  {
    path: `${base}/wine/create/:type`,
    roles: EVERYBODY,
    title: ($) => $.page.add,
    avoidBack: true,
    page: add,
  },
  { path: `${base}/create`, roles: ORGANISER, title: ($) => $.page.addPlain, avoidBack: true, page: plain },
  {
    path: `${base}/content/create`,
    roles: ORGANISER,
    title: ($) => $.page.addContent,
    avoidBack: true,
    page: content,
  },
  { path: `${base}/edit/:id`, roles: ORGANISER, title: ($) => $.page.edit, avoidBack: true, page: edit },
];

const decide = <Part,>(part: (module: typeof import('./pages/decide.tsx')) => Part) =>
  withDecideTexts(withOrganiserTexts(import('./pages/decide.tsx'))).then(part);

const leaf = <Part,>(part: (module: typeof import('./pages/leaf.tsx')) => Part) =>
  withOrganiserTexts(import('./pages/leaf.tsx')).then(part);

export const pageScreens: Screen[] = [
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
  {
    path: '/catalog/:catalog/leaf',
    roles: ORGANISER,
    title: ($) => $.page.leaf,
    page: () => leaf((module) => module.Leaf),
  },
  {
    path: '/active-catalog/leaf',
    roles: ORGANISER,
    title: ($) => $.page.leaf,
    palette: FileStack,
    page: () => leaf((module) => module.LeafActive),
  },
  {
    path: '/catalog/:catalog/page',
    roles: ORGANISER,
    title: ($) => $.page.title,
    page: () => withOrganiserTexts(import('./pages/page-list.tsx')).then((module) => module.PageList),
  },
  ...below('/catalog/:catalog/page'),
  {
    path: '/active-catalog/page',
    roles: ORGANISER,
    title: ($) => $.page.activeTitle,
    menu: {
      group: 'catalog',
      icon: LayoutList,
      order: 20,
      short: ($) => $.app.menu.short.activePages,
      afterEnd: (catalogId) => `/catalog/${catalogId}/page`,
    },
    needsActiveCatalog: true,
    page: () => withOrganiserTexts(import('./pages/page-list.tsx')).then((module) => module.ActivePageList),
  },
  ...below('/active-catalog/page'),
  {
    path: '/exhibitor-page',
    roles: ['EXHIBITOR'],
    title: ($) => $.page.ownTitle,
    menu: { group: 'catalog', icon: FileStack, order: 20, short: ($) => $.app.menu.short.ownPages },
    needsActiveCatalog: true,
    page: () => withOrganiserTexts(import('./pages/own-page-list.tsx')).then((module) => module.OwnPageList),
  },
  {
    path: '/exhibitor-page/leaf',
    roles: ['EXHIBITOR'],
    title: ($) => $.page.ownLeaf,
    palette: FileStack,
    page: () => withOrganiserTexts(import('./pages/own-leaf.tsx')).then((module) => module.OwnLeaf),
  },
  {
    path: '/exhibitor-page/edit/:id',
    roles: ['EXHIBITOR'],
    title: ($) => $.page.edit,
    avoidBack: true,
    page: edit,
  },
];
