export const stand = {
  title: 'Stands',
  create: 'Add stand',
  edit: 'Edit stand',
  stand: 'Stand',
  catalogType: 'Fair',
  spring: 'Spring fair',
  main: 'Main fair',
  ship: 'Ship',
  deck: 'Deck',
  description: 'Note',
  searchIn: 'stand, ship or deck',
};
