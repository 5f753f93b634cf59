/** What lists call types of wine besides their names: in the plural, in Spanish and Portuguese, by what is in the glass. */
export const typeWords: Readonly<Record<string, string[]>> = {
  Weisswein: [
    ...['Weissweine', 'blancs', 'vins blancs', 'whites', 'white wines', 'bianchi', 'vini bianchi'],
    ...['blanco', 'blancos', 'vino blanco', 'vinos blancos', 'branco', 'brancos', 'vinho branco'],
  ],
  Rotwein: [
    ...['Rotweine', 'rouges', 'vins rouges', 'reds', 'red wines', 'rossi', 'vini rossi'],
    ...['tinto', 'tintos', 'vino tinto', 'vinos tintos', 'vinho tinto'],
  ],
  Roséwein: [
    ...['Roséweine', 'rosés', 'vins rosés', 'rosé wines', 'rosati', 'vini rosati'],
    ...['rosado', 'rosados', 'vino rosado', 'vinos rosados', 'vinho rosé'],
  ],
  Schaumwein: [
    ...[
      'Schaumweine',
      'Sekt',
      'effervescent',
      'effervescents',
      'vins mousseux',
      'vins effervescents',
      'bulles',
    ],
    ...['sparkling wines', 'bubbles', 'spumanti', 'bollicine', 'vini spumanti'],
    ...['espumoso', 'espumosos', 'vino espumoso', 'espumante', 'espumantes'],
  ],
  Süsswein: [
    ...[
      'Süssweine',
      'Dessertweine',
      'vins doux',
      'liquoreux',
      'vin de dessert',
      'dessert wine',
      'sweet wines',
    ],
    ...['dolci', 'vini dolci', 'dulce', 'dulces', 'vino dulce', 'doce'],
  ],
  Orangewein: ['Orangeweine', 'vins oranges', 'orange wines', 'vino naranja', 'vini orange'],
};

/** Names that lists use for a type, of wines that are hardly ever of another one: offered, never taken. */
export const likelyTypes: Readonly<Record<string, string[]>> = {
  Schaumwein: [
    ...['Champagner', 'Champagne', 'Crémant', 'Prosecco', 'Cava', 'Franciacorta', 'Cap Classique'],
    ...['Frizzante', 'Perlwein', 'Pétillant', 'Méthode traditionnelle'],
  ],
  Roséwein: ['Œil-de-Perdrix', 'Oeil-de-Perdrix', 'Schiller', 'Schillerwein', 'Weissherbst', 'Süssdruck'],
};
