export const ship = {
  title: 'Bateaux',
  create: 'Ajouter un bateau',
  edit: 'Modifier le bateau',
  name: 'Bateau',
};
