export const bottleSize = {
  title: 'Flaschengrössen',
  create: 'Flaschengrösse hinzufügen',
  edit: 'Flaschengrösse bearbeiten',
  size: 'Flaschengrösse',
  sizeHint: 'Zum Beispiel «75 cl».',
  priority: 'Zuerst anbieten',
  first: 'zuerst',
};
