export const service = {
  title: 'Services',
  create: 'Add service',
  edit: 'Edit service',
  name: 'Service',
};
