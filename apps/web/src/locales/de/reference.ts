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
  /** What the entries of an empty list are for. */
  emptyList: {
    admin: 'Konten der Messeleitung sehen und ändern alles, was Aussteller erfassen.',
    award: 'Auszeichnungen stehen mit ihrem Zeichen bei den Weinen. Die üblichen bringt Rebblatt mit.',
    'bottle-size': 'Jeder Preis gilt für eine Flaschengrösse. Die üblichen bringt Rebblatt mit.',
    country: 'Länder fassen die Weinregionen zusammen, auch im Verzeichnis. Rebblatt bringt beide mit.',
    deck: 'Ein Stand liegt auf einem Deck seines Schiffs. Eine Messe in einer Halle braucht keine Decks.',
    'grape-variety': 'Bei jedem Wein stehen bis zu drei Rebsorten. Die bekannten bringt Rebblatt mit.',
    'page-title':
      'Jede Weinseite steht unter einem Titel, zum Beispiel «Wallis». Gewählt wird er beim Annehmen einer Anfrage.',
    region: 'Jeder Wein kommt aus einer Region. Länder und Regionen bringt Rebblatt mit.',
    service:
      'Was Aussteller mit ihrer Anfrage bestellen können, zum Beispiel einen Stromanschluss. Ohne Einträge wird nicht danach gefragt.',
    ship: 'Ein Stand liegt auf einem Schiff. Eine Messe in einer Halle braucht keine Schiffe.',
    stand: 'Ohne Stände lässt sich keine Anfrage annehmen. Am schnellsten kommen sie aus einer Liste.',
    'wine-category': 'Kategorien kennzeichnen Weine, zum Beispiel «Bio». Die üblichen bringt Rebblatt mit.',
    'wine-type': 'Jeder Wein hat einen Typ, zum Beispiel «Weisswein». Die üblichen bringt Rebblatt mit.',
  },
  loadBaseData: 'Grunddaten laden',
};
