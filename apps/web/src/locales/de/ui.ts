export const ui = {
  save: 'Speichern',
  back: 'Zurück',
  broughtBack: 'Wieder da: {{name}}',
  cancel: 'Abbrechen',
  close: 'Schliessen',
  editOne: '«{{name}}» bearbeiten',
  delete: 'Löschen',
  deleteOne: '«{{name}}» löschen',
  undo: 'Rückgängig',
  retry: 'Erneut versuchen',
  download: 'Herunterladen',
  yes: 'ja',
  no: 'nein',
  active: 'aktiv',
  inactive: 'inaktiv',
  none: '–',
  organiser: 'Messeleitung:',
  quoted: '«{{text}}»',
  dismissMessage: 'Meldung schliessen',
  failedTitle: 'Die Daten konnten nicht geladen werden',
  missingPart:
    'Dieser Teil konnte nicht geladen werden, denn der Server ist nicht erreichbar. Alles andere auf dem Bildschirm bleibt, wie es ist.',
  notFoundTitle: 'Nicht gefunden',
  notFoundText: 'Der Eintrag wurde gelöscht oder gehört nicht zu Ihrem Konto.',
  /** What is said to an exhibitor where the organiser is told what only the organiser can do. */
  ofOrganiser: {
    'page.accepted':
      'Die Seite ist angenommen und lässt sich nicht mehr ändern. Für Änderungen wenden Sie sich an die Messeleitung.',
  },
  /** What is said to the organiser where an exhibitor is sent to them. */
  toOrganiser: {
    'server.storage-full':
      'Auf dem Server ist kein Speicherplatz mehr frei. Melden Sie es bitte der Person, die Rebblatt betreibt.',
  },
};
