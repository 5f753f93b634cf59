export const wineCategory = {
  title: 'Weinkategorien',
  create: 'Weinkategorie hinzufügen',
  edit: 'Weinkategorie bearbeiten',
  name: 'Weinkategorie',
  deleteWarning:
    'Die Weine dieser Kategorie bleiben, verlieren aber ihre Kategorie. Das lässt sich nicht rückgängig machen.',
  loses_one:
    'Einem Wein geht diese Kategorie verloren; er selbst bleibt. Das lässt sich nicht rückgängig machen.',
  loses_other:
    '{{count}} Weinen geht diese Kategorie verloren; sie selbst bleiben. Das lässt sich nicht rückgängig machen.',
};
