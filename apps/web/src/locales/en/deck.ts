export const deck = {
  title: 'Decks',
  create: 'Add deck',
  edit: 'Edit deck',
  name: 'Deck',
};
