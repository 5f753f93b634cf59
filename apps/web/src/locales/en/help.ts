import type { help as german } from '../de/help.ts';

export const help: typeof german = {
  manual: {
    de: 'Anleitung für Aussteller',
    fr: 'Guide pour les exposants',
    en: 'Guide for exhibitors',
  },
  manualText: 'From registration to the accepted page, step by step with pictures.',
  handbook: {
    de: 'Handbuch für die Messeleitung',
    fr: 'Manuel de la direction du salon',
    en: 'Handbook for the organiser',
  },
  handbookText: 'From reference data to the printed catalogue.',
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
  download: 'Download PDF',
  downloadNamed: '{{title}}, {{language}}: download PDF',
};
