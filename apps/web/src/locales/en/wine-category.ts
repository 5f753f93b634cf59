export const wineCategory = {
  title: 'Wine categories',
  create: 'Add wine category',
  edit: 'Edit wine category',
  name: 'Wine category',
  deleteWarning: 'The wines in this category are kept but lose their category. This cannot be undone.',
  loses_one: 'One wine loses this category; the wine itself is kept. This cannot be undone.',
  loses_other: '{{count}} wines lose this category; the wines themselves are kept. This cannot be undone.',
};
