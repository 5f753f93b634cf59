export const deck = {
  title: 'Decks',
  create: 'Deck hinzufügen',
  edit: 'Deck bearbeiten',
  name: 'Deck',
  position: 'Reihenfolge',
  positionHint: 'Reihenfolge auf dem Rundgang; das unterste Deck hat 1.',
};
