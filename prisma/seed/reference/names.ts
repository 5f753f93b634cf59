/** Varieties besides those in the wine world, so that they are available for new wines. */
export const moreGrapeVarieties =
  'Solaris,Johanniter,Muscat Bleu,Léon Millot,Maréchal Foch,Diolinoir,Divico,Divona,Carminoir,Mara,Regent,Cabernet Dorsa,Amigne,Humagne Blanche,Rèze,Elbling,Freisamer,Kerner,Scheurebe,Rivaner,Dornfelder,Sankt Laurent,Roter Veltliner,Neuburger,Marsanne,Roussanne,Petit Manseng,Tannat Blanc,Bondola,Bobal'.split(
    ',',
  );

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

/** The size of the main price first, then the others. */
export const bottleSizes = [
  { size: '75 cl', priority_size: true },
  { size: '70 cl', priority_size: true },
  { size: '37.5 cl', priority_size: true },
  { size: '150 cl', priority_size: true },
  { size: '50 cl', priority_size: false },
  { size: '20 cl', priority_size: false },
  { size: '100 cl', priority_size: false },
  { size: '300 cl', priority_size: false },
  { size: '600 cl', priority_size: false },
];

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
];

export const services = [
  'Stromanschluss 230 V',
  'Kühlschrank 140 l',
  'Degustationsgläser, Kiste zu 36',
  'Gläserspüldienst, pro Messetag',
  'Stehtisch mit Husse',
  'Zusätzliche Standbeleuchtung',
  'Parkkarte für Lieferwagen',
  'Werbetafel am Steg',
];

/** Headings of wine pages: the regions of Switzerland, then the countries. */
export const swissPageTitles: Record<string, string[]> = {
  'Zürich & Zürichsee': ['Zürichsee', 'Zürcher Weinland'],
  'Schaffhausen & Thurgau': ['Schaffhausen', 'Thurgau'],
  Graubünden: ['Bündner Herrschaft'],
  Aargau: ['Aargau'],
  Waadt: ['Waadt'],
  'Genf & Drei-Seen-Land': ['Genf', 'Drei-Seen-Land'],
  Wallis: ['Wallis'],
  Tessin: ['Tessin'],
};
