export const reference = {
  created: '«{{name}}» ist angelegt.',
  updated: '«{{name}}» ist gespeichert.',
  deleted: '«{{name}}» ist gelöscht.',
  deleteTitle: '«{{name}}» löschen',
  deleteText: 'Das lässt sich nicht rückgängig machen.',
};
