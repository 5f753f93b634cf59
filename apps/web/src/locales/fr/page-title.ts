export const pageTitle = {
  title: 'Titres de page',
  create: 'Ajouter un titre de page',
  edit: 'Modifier le titre de page',
  name: 'Titre de page',
};
