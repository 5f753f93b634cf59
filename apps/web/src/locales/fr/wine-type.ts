export const wineType = {
  title: 'Types de vin',
  create: 'Ajouter un type de vin',
  edit: 'Modifier le type de vin',
  name: 'Type de vin',
};
