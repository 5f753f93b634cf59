export const country = {
  title: 'Länder',
  one: 'Land',
  create: 'Land hinzufügen',
  edit: 'Land bearbeiten',
  name: 'Name',
};
