import type { help as german } from '../de/help.ts';

export const help: typeof german = {
  manual: {
    de: 'Anleitung für Aussteller',
    fr: 'Guide pour les exposants',
    en: 'Guide for exhibitors',
  },
  manualText: 'De l’inscription à la page acceptée, pas à pas et en images.',
  handbook: { de: 'Handbuch für die Messeleitung', en: 'Handbook for the organiser' },
  handbookText:
    'Des données de base au catalogue imprimé. Il existe en allemand et en anglais, mais pas en français.',
  handbookFile: { de: 'Rebblatt-Handbuch.pdf', en: 'Rebblatt-handbook.pdf' },
  languages: { de: 'Deutsch', fr: 'Français', en: 'English' },
  fileName: {
    de: 'Rebblatt-Anleitung.pdf',
    fr: 'Rebblatt-guide.pdf',
    en: 'Rebblatt-manual.pdf',
  },
  download: 'Télécharger le PDF',
  downloadNamed: '{{title}}, {{language}} : télécharger le PDF',
};
