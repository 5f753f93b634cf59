import type { de } from '../de/index.ts';

export const reference: (typeof de)['reference'] = {
  created: '« {{name}} » est créé.',
  updated: '« {{name}} » est enregistré.',
  deleted: '« {{name}} » est supprimé.',
  deleteTitle: 'Supprimer « {{name}} »',
  deleteText: 'Cette suppression est définitive.',
  usedAt: 'Position {{position}}, {{catalog}}',
  usedBy: '{{exhibitor}}, {{catalog}}',
  usedMore: 'et {{more}} de plus',
  showWines: 'Afficher les vins',
  showStands: 'Afficher les stands',
  showExhibitors: 'Afficher les exposants',
  showRequests: 'Afficher les demandes',
  showPages: 'Afficher les pages',
  uses: {
    catalog: 'dans des catalogues',
    request: 'dans des demandes d’exposants',
    standHolder: 'par un exposant auquel le stand est attribué',
    page: 'sur des pages du catalogue',
    region: 'pour des régions',
    stand: 'pour des stands',
    wine: 'pour des vins',
    other: 'encore ailleurs',
  },
};
