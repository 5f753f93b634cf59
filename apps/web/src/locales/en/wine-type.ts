export const wineType = {
  title: 'Wine types',
  create: 'Add wine type',
  edit: 'Edit wine type',
  name: 'Wine type',
};
