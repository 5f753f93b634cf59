export const service = {
  title: 'Services',
  create: 'Add service',
  edit: 'Edit service',
  name: 'Service',
  price: 'Price',
  priceHint: 'For one, in Swiss francs; shown with the order. Empty: no price.',
  priceChf: 'Price CHF',
};
