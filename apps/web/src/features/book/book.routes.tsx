import { FileStack } from 'lucide-react';
import { withOrganiserTexts } from '../../lib/i18n.ts';
import { ORGANISER, type Screen } from '../../lib/screen.ts';

const leaf = <Part,>(part: (module: typeof import('./pages/leaf.tsx')) => Part) =>
  withOrganiserTexts(import('./pages/leaf.tsx')).then(part);

export const bookScreens: Screen[] = [
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
    path: '/exhibitor-page/leaf',
    roles: ['EXHIBITOR'],
    title: ($) => $.page.ownLeaf,
    palette: FileStack,
    page: () => withOrganiserTexts(import('./pages/own-leaf.tsx')).then((module) => module.OwnLeaf),
  },
];
