export const award = {
  title: 'Distinctions',
  create: 'Ajouter une distinction',
  edit: 'Modifier la distinction',
  award: 'Distinction',
  symbol: 'Signe',
};
