export const bottleSize = {
  title: 'Contenances',
  create: 'Ajouter une contenance',
  edit: 'Modifier la contenance',
  size: 'Contenance',
  sizeHint: 'Par exemple « 75 cl ».',
  priority: 'Proposer en premier',
  first: 'en premier',
};
