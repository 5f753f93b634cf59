/** The wine types, by the letter that stands for their colour. */
export const wineTypes = {
  w: 'Weisswein',
  r: 'Rotwein',
  s: 'Roséwein',
  p: 'Schaumwein',
  d: 'Süsswein',
  l: 'Likörwein',
  a: 'Alkoholfreier Wein',
} as const;

export const wineCategories = [
  'AOC / DOC',
  'Landwein',
  'Bio',
  'Biodynamisch',
  'Naturwein',
  'PIWI',
  'Vegan',
  'Koscher',
];

/** The size of the main price first, then the others; those with priority come first in every choice. */
export const bottleSizes = [
  { size: '75 cl', priority: true },
  { size: '70 cl', priority: true },
  { size: '37.5 cl', priority: true },
  { size: '150 cl', priority: true },
  { size: '50 cl', priority: false },
  { size: '20 cl', priority: false },
  { size: '100 cl', priority: false },
  { size: '300 cl', priority: false },
  { size: '600 cl', priority: false },
];

/** Medals and prizes, each with the letter of the symbol that is printed beside a wine. */
export const awards = [
  { symbol: 'v', award: 'Goldene Traube' },
  { symbol: 'n', award: 'Wein des Jahres' },
  { symbol: 'l', award: 'Grosse Goldmedaille' },
  { symbol: 'm', award: 'Goldmedaille' },
  { symbol: 'z', award: 'Silbermedaille' },
  { symbol: 'r', award: 'Publikumspreis' },
  { symbol: 'd', award: 'Empfehlung der Jury' },
  { symbol: 'k', award: 'Kategoriensieger' },
  { symbol: 'a', award: 'Preis der Zürichsee-Flotte' },
  { symbol: 'b', award: 'Bioweinpreis' },
] as const;

/** The ships of the fair in their order along the quay. */
export const ships = [
  'Stadt Zürich',
  'Stadt Rapperswil',
  'Linth',
  'Helvetia',
  'Limmat',
  'Säntis',
  'Saturn',
  'Schwan',
  'Pfannenstiel',
  'MS Uetliberg',
  'MS Rosenstadt',
];

/** The decks of every ship, from the quay upwards. */
export const decks = ['Hauptdeck', 'Oberdeck', 'Sonnendeck'];
