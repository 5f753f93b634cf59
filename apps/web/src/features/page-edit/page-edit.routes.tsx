import { withEditorTexts, withOrganiserTexts } from '../../lib/i18n.ts';
import { EVERYBODY, ORGANISER, type Screen } from '../../lib/screen.ts';

const add = () =>
  withOrganiserTexts(import('../page-edit/pages/page-create.tsx')).then((module) => module.PageCreate);
const edit = () =>
  withEditorTexts(import('../page-edit/pages/page-edit.tsx')).then((module) => module.PageEdit);
const plain = () =>
  withOrganiserTexts(import('../page-edit/pages/plain-create.tsx')).then((module) => module.PlainCreate);
const content = () =>
  withEditorTexts(withOrganiserTexts(import('../page-edit/pages/content-create.tsx'))).then(
    (module) => module.ContentCreate,
  );

/** The page screens below a catalogue, and the same for the active one. */
const below = (base: string): Screen[] => [
  {
    path: `${base}/wine/create/:type`,
    roles: EVERYBODY,
    needs: 'fill',
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

export const pageEditScreens: Screen[] = [
  ...below('/catalog/:catalog/page'),
  ...below('/active-catalog/page'),
  {
    path: '/exhibitor-page/edit/:id',
    roles: ['EXHIBITOR'],
    title: ($) => $.page.edit,
    avoidBack: true,
    page: edit,
  },
];
