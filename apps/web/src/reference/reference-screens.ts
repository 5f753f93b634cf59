import type { ComponentType } from 'react';
import { withOrganiserTexts } from '../lib/i18n.ts';
import { type MenuPlace, ORGANISER, type Screen } from '../lib/screen.ts';
import type { TextKey } from '../lib/text-key.ts';

type Text = ReturnType<TextKey>;

type Options = Pick<MenuPlace, 'icon' | 'order' | 'short'> & {
  roles?: Screen['roles'];
  /** Where the titles of the three screens stand among the texts. */
  texts: (all: Parameters<TextKey>[0]) => { title: Text; create: Text; edit: Text };
  list: () => Promise<ComponentType>;
  /** The form, for a new entry and for one that there is. */
  edit: () => Promise<ComponentType>;
};

/** The screens of a kind of reference data: the list, in the menu, and the form for a new entry and for one that there is. */
export function referenceScreens(path: string, options: Options): Screen[] {
  const { texts, roles = ORGANISER, list, edit, ...menu } = options;
  // What all of them say about their entries is among the organiser's texts.
  const withTexts = (page: () => Promise<ComponentType>) => () => withOrganiserTexts(page());
  const form = { roles, avoidBack: true, page: withTexts(edit) };
  return [
    {
      path,
      roles,
      title: ($) => texts($).title,
      menu: { group: 'reference', ...menu },
      page: withTexts(list),
    },
    { ...form, path: `${path}/create`, title: ($) => texts($).create },
    { ...form, path: `${path}/edit/:id`, title: ($) => texts($).edit },
  ];
}
