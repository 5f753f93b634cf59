import type { organiserReference as de } from '../de/organiser-reference.ts';

export const organiserReference: typeof de = {
  country: {
    deleteWarning: 'Les régions de ce pays seront supprimées avec lui. Cette suppression est définitive.',
  },
  wineCategory: {
    deleteWarning:
      'Les vins de cette catégorie restent, mais n’auront plus de catégorie. Cette suppression est définitive.',
    loses_one: '{{count}} vin perdra cette catégorie, mais restera. Cette suppression est définitive.',
    loses_other: '{{count}} vins perdront cette catégorie, mais resteront. Cette suppression est définitive.',
  },
  deck: { position: 'Ordre', positionHint: 'Ordre de la visite ; le pont le plus bas a le numéro 1.' },
  ship: { position: 'Ordre', positionHint: 'Ordre de la visite ; le premier bateau a le numéro 1.' },
  bottleSize: { sizeHint: 'Par exemple « 75 cl ».', priority: 'Proposer en premier', first: 'en premier' },
  region: { searchIn: 'région ou pays' },
  reference: {
    nameFr: 'Nom en français',
    nameEn: 'Nom en anglais',
    namesHint: 'Affiché à l’écran dans cette langue. Le premier nom est imprimé.',
    usedAt: 'Position {{position}}, {{catalog}}',
    usedBy: '{{exhibitor}}, {{catalog}}',
    usedMore: 'et {{more}} de plus',
    showWines: 'Afficher les vins',
    showStands: 'Afficher les stands',
    showExhibitors: 'Afficher les exposants',
    showRequests: 'Afficher les demandes',
    showPages: 'Afficher les pages',
    deleteByOrganiser:
      'Vous pourrez l’annuler tout de suite dans le message ; plus tard, seule la direction du salon peut le rétablir.',
  },
};
