import type { help as german } from '../de/help.ts';

export const help: typeof german = {
  manual: 'Manual for exhibitors',
  manualText: 'From registration to the accepted page, step by step with pictures.',
  handbook: 'Handbook for the organiser',
  handbookText: 'From reference data to the printed catalogue, in German.',
  handbookFile: 'Rebblatt-Handbuch.pdf',
  languages: { de: 'German', fr: 'French', en: 'English' },
  fileName: {
    de: 'Rebblatt-Anleitung.pdf',
    fr: 'Rebblatt-guide.pdf',
    en: 'Rebblatt-manual.pdf',
  },
  download: 'Download PDF',
  downloadNamed: '{{title}}, {{language}}: download PDF',
};
