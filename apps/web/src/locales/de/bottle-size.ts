export const bottleSize = {
  title: 'Flaschengrössen',
  create: 'Flaschengrösse hinzufügen',
  edit: 'Flaschengrösse bearbeiten',
  size: 'Flaschengrösse',
};
