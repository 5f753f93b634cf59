export const deck = {
  title: 'Decks',
  create: 'Add deck',
  edit: 'Edit deck',
  name: 'Deck',
  position: 'Order',
  positionHint: 'Order along the walk; the lowest deck has 1.',
};
