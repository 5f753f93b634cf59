export const ship = {
  title: 'Bateaux',
  create: 'Ajouter un bateau',
  edit: 'Modifier le bateau',
  name: 'Bateau',
  position: 'Ordre',
  positionHint: 'Ordre de la visite ; le premier bateau a le numéro 1.',
};
