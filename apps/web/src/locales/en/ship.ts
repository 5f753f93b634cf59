export const ship = {
  title: 'Ships',
  create: 'Add ship',
  edit: 'Edit ship',
  name: 'Ship',
  position: 'Order',
  positionHint: 'Order along the walk; the first ship has 1.',
};
