export const stand = {
  stand: 'Stand',
  catalogType: 'Salon',
  ship: 'Bateau',
  deck: 'Pont',
  holder: 'Exposant',
  heldBy: 'Dans « {{name}} », ce stand est occupé par :',
  free: 'Dans « {{name}} », ce stand est libre.',
  description: 'Remarque',
  searchIn: 'stand, bateau, pont, exposant',
};
