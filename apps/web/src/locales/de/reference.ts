export const reference = {
  fromList: 'Aus einer Liste',
  /** Beside «Speichern», which it does first. */
  saveAndNext: 'Und noch einen erfassen',
  created: '«{{name}}» ist angelegt.',
  updated: '«{{name}}» ist gespeichert.',
  deleted: '«{{name}}» ist gelöscht.',
  deleteTitle: '«{{name}}» löschen',
  deleteKept: 'Das lässt sich rückgängig machen, gleich in der Meldung und später im Verlauf.',
  deleteText: 'Das lässt sich nicht rückgängig machen.',
  uses: {
    catalog: 'in Katalogen',
    request: 'in Anfragen von Ausstellern',
    standHolder: 'von einem Aussteller, dem der Stand zugeteilt oder zugedacht ist,',
    page: 'auf Katalogseiten',
    region: 'bei Regionen',
    stand: 'bei Ständen',
    wine: 'bei Weinen',
    other: 'noch an anderer Stelle',
  },
};
