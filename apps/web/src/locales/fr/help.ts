import type { help as german } from '../de/help.ts';

export const help: typeof german = {
  manual: {
    de: 'Anleitung für Aussteller',
    fr: 'Guide pour les exposants',
    en: 'Guide for exhibitors',
  },
  manualText: 'De l’inscription à la page acceptée, pas à pas et en images.',
  handbook: {
    de: 'Handbuch für die Messeleitung',
    fr: 'Manuel de la direction du salon',
    en: 'Handbook for the organiser',
  },
  handbookText: 'Des données de base au catalogue imprimé.',
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
  download: 'Télécharger le PDF',
  downloadNamed: '{{title}}, {{language}} : télécharger le PDF',
};
