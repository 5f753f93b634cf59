/** Varieties besides those in the wine world, so that they are available for new wines. */
export const moreGrapeVarieties =
  'Solaris,Johanniter,Muscat Bleu,Léon Millot,Maréchal Foch,Diolinoir,Divico,Divona,Carminoir,Mara,Regent,Cabernet Dorsa,Amigne,Humagne Blanche,Rèze,Elbling,Freisamer,Kerner,Scheurebe,Rivaner,Dornfelder,Sankt Laurent,Roter Veltliner,Neuburger,Marsanne,Roussanne,Petit Manseng,Tannat Blanc,Bondola,Bobal'.split(
    ',',
  );

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
