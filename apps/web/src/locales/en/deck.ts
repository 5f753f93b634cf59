export const deck = {
  title: 'Decks',
  create: 'Add deck',
  edit: 'Edit deck',
  name: 'Deck',
  position: 'Order',
  positionHint: 'Order along the walking route; the lowest deck is 1.',
};
