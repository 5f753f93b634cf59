/** What companies say in their ads. */
export const slogans = [
  'Weine, die man zweimal erzählt.',
  'Vom Rebberg direkt an den Steg.',
  'Ein Glas voll Landschaft.',
  'Degustieren Sie mit uns auf dem Wasser.',
  'Handwerk, das man schmeckt.',
  'Für lange Abende und kurze Nächte.',
  'Herkunft braucht keine Etikette.',
  'Heute geöffnet, morgen vermisst.',
  'Geduld im Fass, Freude im Glas.',
  'Neue Jahrgänge, alte Freunde.',
  'Der Umweg lohnt sich.',
  'Klein im Ertrag, gross im Glas.',
  'Wir sind Ihr Keller.',
];
