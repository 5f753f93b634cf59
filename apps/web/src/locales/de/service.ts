export const service = {
  title: 'Dienstleistungen',
  create: 'Dienstleistung hinzufügen',
  edit: 'Dienstleistung bearbeiten',
  name: 'Dienstleistung',
};
