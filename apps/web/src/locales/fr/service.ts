export const service = {
  title: 'Prestations',
  create: 'Ajouter une prestation',
  edit: 'Modifier la prestation',
  name: 'Prestation',
};
