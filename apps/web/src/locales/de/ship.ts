export const ship = {
  title: 'Schiffe',
  create: 'Schiff hinzufügen',
  edit: 'Schiff bearbeiten',
  name: 'Schiff',
};
