import type { help as german } from '../de/help.ts';

export const help: typeof german = {
  manual: {
    de: 'Anleitung für Aussteller',
    fr: 'Guide pour les exposants',
    en: 'Guide for exhibitors',
  },
  manualText: 'De l’inscription à la page acceptée, pas à pas et en images.',
  handbook: 'Manuel de la direction du salon',
  handbookText: 'Des données de base au catalogue imprimé, en allemand.',
  handbookFile: 'Rebblatt-Handbuch.pdf',
  languages: { de: 'Deutsch', fr: 'Français', en: 'English' },
  fileName: {
    de: 'Rebblatt-Anleitung.pdf',
    fr: 'Rebblatt-guide.pdf',
    en: 'Rebblatt-manual.pdf',
  },
  download: 'Télécharger le PDF',
  downloadNamed: '{{title}}, {{language}} : télécharger le PDF',
};
