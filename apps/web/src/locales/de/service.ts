export const service = {
  title: 'Dienstleistungen',
  create: 'Dienstleistung hinzufügen',
  edit: 'Dienstleistung bearbeiten',
  name: 'Dienstleistung',
  price: 'Preis',
  priceHint: 'Für ein Stück, in Schweizer Franken; steht bei der Bestellung. Leer: kein Preis.',
  priceChf: 'Preis CHF',
};
