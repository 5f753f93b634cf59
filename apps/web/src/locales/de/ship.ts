export const ship = {
  title: 'Schiffe',
  create: 'Schiff hinzufügen',
  edit: 'Schiff bearbeiten',
  name: 'Schiff',
  position: 'Reihenfolge',
  positionHint: 'Reihenfolge auf dem Rundgang; das erste Schiff hat 1.',
};
