export const grapeVariety = {
  title: 'Rebsorten',
  create: 'Rebsorte hinzufügen',
  edit: 'Rebsorte bearbeiten',
  name: 'Rebsorte',
};
