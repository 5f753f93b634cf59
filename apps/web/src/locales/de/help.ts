export const help = {
  manual: 'Anleitung für Aussteller',
  manualText: 'Von der Registrierung bis zur angenommenen Seite, Schritt für Schritt mit Bildern.',
  handbook: 'Handbuch für die Messeleitung',
  handbookText: 'Von den Stammdaten bis zum gedruckten Katalog.',
  handbookFile: 'Rebblatt-Handbuch.pdf',
  languages: { de: 'Deutsch', fr: 'Französisch', en: 'Englisch' },
  fileName: {
    de: 'Rebblatt-Anleitung.pdf',
    fr: 'Rebblatt-guide.pdf',
    en: 'Rebblatt-manual.pdf',
  },
  download: 'PDF herunterladen',
  downloadNamed: '{{title}}, {{language}}: PDF herunterladen',
};
