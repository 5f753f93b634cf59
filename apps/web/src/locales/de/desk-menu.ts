/** What other screens say about the print desk and its settings. */
export const deskMenu = {
  print: {
    title: 'Druck',
    changesTitle: 'Änderungen',
    count: 'Seiten zählen',
    generate: 'Katalog generieren',
    running: 'Katalog wird generiert',
  },
  printSetting: { title: 'Druckvorgaben' },
};
