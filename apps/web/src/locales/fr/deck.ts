export const deck = {
  title: 'Ponts',
  create: 'Ajouter un pont',
  edit: 'Modifier le pont',
  name: 'Pont',
};
