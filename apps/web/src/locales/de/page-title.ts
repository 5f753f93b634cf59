export const pageTitle = {
  title: 'Seitentitel',
  create: 'Seitentitel hinzufügen',
  edit: 'Seitentitel bearbeiten',
  name: 'Seitentitel',
};
