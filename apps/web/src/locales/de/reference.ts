export const reference = {
  created: '«{{name}}» ist angelegt.',
  updated: '«{{name}}» ist gespeichert.',
  deleted: '«{{name}}» ist gelöscht.',
  deleteTitle: '«{{name}}» löschen',
  deleteText: 'Das lässt sich nicht rückgängig machen.',
  usedAt: 'Position {{position}}, {{catalog}}',
  showWines: 'Weine zeigen',
  uses: {
    catalog: 'in Katalogen',
    request: 'in Anfragen von Ausstellern',
    standHolder: 'von einem Aussteller, dem der Stand zugeteilt ist,',
    page: 'auf Katalogseiten',
    region: 'bei Regionen',
    stand: 'bei Ständen',
    wine: 'bei Weinen',
    other: 'noch an anderer Stelle',
  },
};
