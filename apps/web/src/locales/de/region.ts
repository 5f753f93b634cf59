export const region = {
  title: 'Regionen',
  create: 'Region hinzufügen',
  edit: 'Region bearbeiten',
  name: 'Region',
  country: 'Land',
};
