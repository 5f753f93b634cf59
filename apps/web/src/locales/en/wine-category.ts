export const wineCategory = {
  title: 'Wine categories',
  create: 'Add wine category',
  edit: 'Edit wine category',
  name: 'Wine category',
  deleteWarning: 'The wines of this category stay but lose their category. This cannot be undone.',
};
