/** What lists of reference data ask before something goes with an entry, and what their forms explain; it comes with the organiser's texts. */
export const organiserReference = {
  country: {
    deleteWarning:
      'Mit dem Land werden auch seine Regionen gelöscht. Das lässt sich nicht rückgängig machen.',
  },
  wineCategory: {
    deleteWarning:
      'Die Weine dieser Kategorie bleiben, verlieren aber ihre Kategorie. Das lässt sich nicht rückgängig machen.',
    loses_one:
      'Einem Wein geht diese Kategorie verloren; er selbst bleibt. Das lässt sich nicht rückgängig machen.',
    loses_other:
      '{{count}} Weinen geht diese Kategorie verloren; sie selbst bleiben. Das lässt sich nicht rückgängig machen.',
  },
  deck: { position: 'Reihenfolge', positionHint: 'Reihenfolge auf dem Rundgang; das unterste Deck hat 1.' },
  ship: { position: 'Reihenfolge', positionHint: 'Reihenfolge auf dem Rundgang; das erste Schiff hat 1.' },
  bottleSize: { sizeHint: 'Zum Beispiel «75 cl».', priority: 'Zuerst anbieten', first: 'zuerst' },
  region: { searchIn: 'Region oder Land' },
  reference: {
    nameFr: 'Name auf Französisch',
    nameEn: 'Name auf Englisch',
    namesHint: 'Steht auf Bildschirmen in dieser Sprache. Gedruckt wird der erste Name.',
    usedAt: 'Position {{position}}, {{catalog}}',
    usedBy: '{{exhibitor}}, {{catalog}}',
    usedMore: 'und {{more}} weitere',
    showWines: 'Weine zeigen',
    showStands: 'Stände zeigen',
    showExhibitors: 'Aussteller zeigen',
    showRequests: 'Anfragen zeigen',
    showPages: 'Seiten zeigen',
    deleteByOrganiser:
      'Sie können das gleich danach in der Meldung rückgängig machen; später kann es nur die Messeleitung zurückholen.',
  },
};
