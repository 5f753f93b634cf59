export const stand = {
  title: 'Stände',
  create: 'Stand hinzufügen',
  edit: 'Stand bearbeiten',
  stand: 'Stand',
  catalogType: 'Messe',
  spring: 'Frühlingsmesse',
  main: 'Hauptmesse',
  ship: 'Schiff',
  deck: 'Deck',
  description: 'Bemerkung',
  searchIn: 'Stand, Schiff oder Deck',
};
