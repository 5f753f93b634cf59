export const pageTitle = {
  title: 'Page titles',
  create: 'Add page title',
  edit: 'Edit page title',
  name: 'Page title',
};
