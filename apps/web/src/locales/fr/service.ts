export const service = {
  title: 'Prestations',
  create: 'Ajouter une prestation',
  edit: 'Modifier la prestation',
  name: 'Prestation',
  price: 'Prix',
  priceHint: 'Pour une pièce, en francs suisses ; figure dans la commande. Vide : aucun prix.',
  priceChf: 'Prix CHF',
};
