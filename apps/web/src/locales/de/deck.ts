export const deck = {
  title: 'Decks',
  create: 'Deck hinzufügen',
  edit: 'Deck bearbeiten',
  name: 'Deck',
};
