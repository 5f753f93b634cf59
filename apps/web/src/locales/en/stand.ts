export const stand = {
  stand: 'Stand',
  catalogType: 'Fair',
  ship: 'Ship',
  deck: 'Deck',
  holder: 'Exhibitor',
  heldBy: 'In “{{name}}”, this stand belongs to:',
  free: 'In “{{name}}”, this stand is free.',
  description: 'Note',
  searchIn: 'stand, ship, deck, exhibitor',
};
