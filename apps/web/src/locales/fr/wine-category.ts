export const wineCategory = {
  title: 'Catégories de vin',
  create: 'Ajouter une catégorie de vin',
  edit: 'Modifier la catégorie de vin',
  name: 'Catégorie de vin',
};
