export const country = {
  title: 'Länder',
  one: 'Land',
  create: 'Land hinzufügen',
  edit: 'Land bearbeiten',
  name: 'Name',
  deleteWarning: 'Mit dem Land werden auch seine Regionen gelöscht. Das lässt sich nicht rückgängig machen.',
};
