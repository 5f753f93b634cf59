export const bottleSize = {
  title: 'Bottle sizes',
  create: 'Add bottle size',
  edit: 'Edit bottle size',
  size: 'Bottle size',
  sizeHint: 'For example “75 cl”.',
  priority: 'Offer first',
  first: 'first',
};
