/** The chapters of the exhibitors' manual in the order of doing, and the screens that each explains. */
export const exhibitorChapters = {
  register: ['/register'],
  'sign-in': ['/login', '/forgot-password'],
  profile: ['/profile/edit'],
  request: ['/request'],
  logo: ['/logo', '/logo/create'],
  wines: ['/exhibitor-wine', '/exhibitor-wine/create', '/exhibitor-wine/edit/:id', '/exhibitor-wine/import'],
  pages: ['/exhibitor-page', '/exhibitor-page/leaf', '/active-catalog/page/wine/create/:type'],
  'wine-page': ['/exhibitor-page/edit/:id'],
  advertisement: ['/exhibitor-page/edit/:id'],
  release: ['/exhibitor-page', '/exhibitor-page/edit/:id'],
  refused: ['/exhibitor-page/edit/:id'],
  files: ['/logo/create', '/exhibitor-page/edit/:id'],
  contact: ['/help'],
} as const satisfies Record<string, readonly string[]>;

export type ExhibitorChapter = keyof typeof exhibitorChapters;

/** The chapters about a screen. @param path of the screen with parameters: `/exhibitor-wine/edit/:id` */
export const chapterOf = (path: string): ExhibitorChapter[] =>
  (Object.keys(exhibitorChapters) as ExhibitorChapter[]).filter((id) =>
    (exhibitorChapters[id] as readonly string[]).includes(path),
  );
