export const wineCategory = {
  title: 'Wine categories',
  create: 'Add wine category',
  edit: 'Edit wine category',
  name: 'Wine category',
};
