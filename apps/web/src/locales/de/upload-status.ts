export const uploadStatus = {
  bell: 'Uploads',
  bellCount_one: 'Uploads, {{count}} Eintrag',
  bellCount_other: 'Uploads, {{count}} Einträge',
  empty: 'Keine Uploads in Arbeit.',
  dismiss: '«{{name}}» ausblenden',
  types: {
    1: 'Logo',
    2: 'Inserat',
    3: 'Inhaltsseite',
    4: 'Buch',
    5: 'Umschlag',
    6: 'Online-Ausgabe',
    7: 'Antwort der Druckerei',
  },
  states: { 0: 'In Verarbeitung', 1: 'Bereit', 2: 'Fehlgeschlagen', cancelled: 'Abgebrochen' },
  unnamed: '{{type}} {{id}}',
  announce: '{{name}}: {{state}}.',
};
