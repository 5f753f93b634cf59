export const bottleSize = {
  title: 'Contenances',
  create: 'Ajouter une contenance',
  edit: 'Modifier la contenance',
  size: 'Contenance',
};
