export const wineCategory = {
  title: 'Catégories de vin',
  create: 'Ajouter une catégorie de vin',
  edit: 'Modifier la catégorie de vin',
  name: 'Catégorie de vin',
  deleteWarning:
    'Les vins de cette catégorie restent, mais n’auront plus de catégorie. Cette suppression est définitive.',
};
