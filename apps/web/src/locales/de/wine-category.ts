export const wineCategory = {
  title: 'Weinkategorien',
  create: 'Weinkategorie hinzufügen',
  edit: 'Weinkategorie bearbeiten',
  name: 'Weinkategorie',
  deleteWarning:
    'Die Weine dieser Kategorie bleiben, verlieren aber ihre Kategorie. Das lässt sich nicht rückgängig machen.',
};
