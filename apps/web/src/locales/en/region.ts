export const region = {
  title: 'Regions',
  create: 'Add region',
  edit: 'Edit region',
  name: 'Region',
  country: 'Country',
};
