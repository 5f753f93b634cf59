import type { de } from '../de/index.ts';

export const reference: (typeof de)['reference'] = {
  fromList: 'Depuis une liste',
  saveAndNext: 'Et continuer la saisie',
  created: '« {{name}} » est créé.',
  updated: '« {{name}} » est enregistré.',
  deleted: '« {{name}} » est supprimé.',
  deleteTitle: 'Supprimer « {{name}} »',
  deleteKept: 'Cela peut être annulé, tout de suite dans le message et plus tard dans l’historique.',
  deleteText: 'Cette suppression est définitive.',
  uses: {
    catalog: 'dans des catalogues',
    request: 'dans des demandes d’exposants',
    standHolder: 'par un exposant auquel le stand est attribué ou réservé',
    page: 'sur des pages du catalogue',
    region: 'pour des régions',
    stand: 'pour des stands',
    wine: 'pour des vins',
    other: 'encore ailleurs',
  },
};
