export const fileReport = {
  title: 'Ergebnis der Prüfung',
  severity: { error: 'Fehler', warning: 'Hinweis', info: 'Info' },
  onPage: 'Seite {{page}}:',
  times_one: '({{count}} Stelle)',
  times_other: '({{count}} Stellen)',
  picture: 'Seite {{page}} mit den beanstandeten Stellen',
  override: 'Trotz Fehlern drucken',
  overrideText:
    'Die Datei wird gedruckt, wie sie ist. Der Katalog entspricht dann auf dieser Seite nicht dem Druckstandard PDF/X-4; das steht auch im Bericht für die Druckerei.',
  reason: 'Begründung',
  overridden: 'Wird trotz Fehlern gedruckt, entschieden von {{by}} am {{at}}.',
  withdraw: 'Entscheid zurücknehmen',
  show: 'Prüfbericht',
  showOf: 'Prüfbericht von {{name}}',
  none: 'Die Prüfung hat nichts beanstandet.',
};
