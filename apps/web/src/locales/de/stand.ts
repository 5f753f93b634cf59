export const stand = {
  stand: 'Stand',
  catalogType: 'Messe',
  ship: 'Schiff',
  deck: 'Deck',
  holder: 'Aussteller',
  heldBy: 'In «{{name}}» hat diesen Stand:',
  free: 'In «{{name}}» ist dieser Stand frei.',
  description: 'Bemerkung',
  searchIn: 'Stand, Schiff, Deck, Aussteller',
};
