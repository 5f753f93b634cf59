/** Each manual has its title and the name of its language in that language. */
export const help = {
  manual: {
    de: 'Anleitung für Aussteller',
    fr: 'Guide pour les exposants',
    en: 'Guide for exhibitors',
  },
  manualText: 'Von der Registrierung bis zur angenommenen Seite, Schritt für Schritt mit Bildern.',
  handbook: {
    de: 'Handbuch für die Messeleitung',
    fr: 'Manuel de la direction du salon',
    en: 'Handbook for the organiser',
  },
  handbookText: 'Von den Stammdaten bis zum gedruckten Katalog.',
  handbookFile: {
    de: 'Rebblatt-Handbuch.pdf',
    fr: 'Rebblatt-manuel-direction.pdf',
    en: 'Rebblatt-handbook.pdf',
  },
  languages: { de: 'Deutsch', fr: 'Français', en: 'English' },
  fileName: {
    de: 'Rebblatt-Anleitung.pdf',
    fr: 'Rebblatt-guide.pdf',
    en: 'Rebblatt-manual.pdf',
  },
  download: 'PDF herunterladen',
  downloadNamed: '{{title}}, {{language}}: PDF herunterladen',
};
