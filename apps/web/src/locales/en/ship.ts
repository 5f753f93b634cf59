export const ship = {
  title: 'Ships',
  create: 'Add ship',
  edit: 'Edit ship',
  name: 'Ship',
  position: 'Order',
  positionHint: 'Order along the walking route; the first ship is 1.',
};
