/** What other screens say about the print desk, its settings and the live channel. */
export const deskMenu = {
  print: {
    title: 'Druck',
    changesTitle: 'Änderungen',
    count: 'Seiten zählen',
    generate: 'Katalog generieren',
    running: 'Katalog wird generiert',
  },
  edition: { title: 'Online-Katalog' },
  printSetting: { title: 'Druckvorgaben' },
  websockets: { title: 'Live-Kanal' },
};
