export const deck = {
  title: 'Ponts',
  create: 'Ajouter un pont',
  edit: 'Modifier le pont',
  name: 'Pont',
  position: 'Ordre',
  positionHint: 'Ordre de la visite ; le pont le plus bas a le numéro 1.',
};
