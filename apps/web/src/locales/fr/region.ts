export const region = {
  title: 'Régions',
  create: 'Ajouter une région',
  edit: 'Modifier la région',
  name: 'Région',
  country: 'Pays',
};
