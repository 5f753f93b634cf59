export const wineCategory = {
  title: 'Wine categories',
  create: 'Add wine category',
  edit: 'Edit wine category',
  name: 'Wine category',
  deleteWarning: 'The wines of this category stay but lose their category. This cannot be undone.',
  loses_one: 'One wine loses this category; the wine itself stays. This cannot be undone.',
  loses_other: '{{count}} wines lose this category; the wines themselves stay. This cannot be undone.',
};
