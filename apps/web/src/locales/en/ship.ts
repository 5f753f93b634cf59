export const ship = {
  title: 'Ships',
  create: 'Add ship',
  edit: 'Edit ship',
  name: 'Ship',
};
