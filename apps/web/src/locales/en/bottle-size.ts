export const bottleSize = {
  title: 'Bottle sizes',
  create: 'Add bottle size',
  edit: 'Edit bottle size',
  size: 'Bottle size',
};
