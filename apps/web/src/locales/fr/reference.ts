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
  emptyList: {
    admin: 'Les comptes de la direction du salon voient et modifient tout ce que saisissent les exposants.',
    award: 'Les distinctions figurent avec leur signe à côté des vins. Rebblatt fournit les plus courantes.',
    'bottle-size': 'Chaque prix vaut pour une contenance. Rebblatt fournit les plus courantes.',
    country:
      'Les pays regroupent les régions viticoles, dans l’index aussi. Rebblatt fournit les uns et les autres.',
    deck: 'Un stand se trouve sur un pont de son bateau. Un salon dans une halle n’a pas besoin de ponts.',
    'grape-variety': 'Chaque vin indique jusqu’à trois cépages. Rebblatt fournit les plus connus.',
    'page-title':
      'Chaque page de vins figure sous un titre, par exemple « Valais ». On le choisit en acceptant une demande.',
    region: 'Chaque vin vient d’une région. Rebblatt fournit les pays et les régions.',
    service:
      'Ce que les exposants peuvent commander avec leur demande, par exemple un raccordement électrique. Sans entrée, la question n’est pas posée.',
    ship: 'Un stand se trouve sur un bateau. Un salon dans une halle n’a pas besoin de bateaux.',
    stand:
      'Sans stands, aucune demande ne peut être acceptée. Le plus rapide est de les reprendre d’une liste.',
    'wine-category':
      'Les catégories distinguent des vins, par exemple « Bio ». Rebblatt fournit les plus courantes.',
    'wine-type': 'Chaque vin a un type, par exemple « Vin blanc ». Rebblatt fournit les plus courants.',
  },
  loadBaseData: 'Charger les données de base',
};
