export const catalog = {
  name: 'Name',
  type: 'Messe',
  from: 'Beginn',
  fromHint: 'Erster Tag der Datensammlung.',
  startLocked: 'Der Katalog läuft schon; sein Beginn bleibt.',
  to: 'Ende',
  toHint: 'Letzter Tag der Datensammlung, bis Mitternacht.',
  end: 'Datensammlung beenden',
  endText:
    'Der neue letzte Tag ist schon vorbei. Damit ist «{{name}}» sofort beendet: Die Aussteller können ihre Seiten nicht mehr ändern und nichts mehr freigeben.',
  running: 'läuft',
  pagesOf: 'Seiten von «{{name}}»',
  printOf: 'Druck von «{{name}}»',
  exhibitorsOf: 'Aussteller von «{{name}}»',
  nextOf: 'Nächster Katalog nach «{{name}}»',
  deleteWarning: 'Ein Katalog lässt sich nur löschen, solange er keine Aussteller und keine Seiten hat.',
};
