export const wineCategory = {
  title: 'Catégories de vin',
  create: 'Ajouter une catégorie de vin',
  edit: 'Modifier la catégorie de vin',
  name: 'Catégorie de vin',
  deleteWarning:
    'Les vins de cette catégorie restent, mais n’auront plus de catégorie. Cette suppression est définitive.',
  loses_one: 'Un vin perdra cette catégorie, mais restera. Cette suppression est définitive.',
  loses_other: '{{count}} vins perdront cette catégorie, mais resteront. Cette suppression est définitive.',
};
