export const wineType = {
  title: 'Weintypen',
  create: 'Weintyp hinzufügen',
  edit: 'Weintyp bearbeiten',
  name: 'Weintyp',
};
