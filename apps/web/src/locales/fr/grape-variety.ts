export const grapeVariety = {
  title: 'Cépages',
  create: 'Ajouter un cépage',
  edit: 'Modifier le cépage',
  name: 'Cépage',
};
