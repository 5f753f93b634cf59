export const wineCategory = {
  title: 'Weinkategorien',
  create: 'Weinkategorie hinzufügen',
  edit: 'Weinkategorie bearbeiten',
  name: 'Weinkategorie',
};
