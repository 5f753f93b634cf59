export const grapeVariety = {
  title: 'Grape varieties',
  create: 'Add grape variety',
  edit: 'Edit grape variety',
  name: 'Grape variety',
};
