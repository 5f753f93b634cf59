export const fileReport = {
  override: 'Trotz Fehlern drucken',
  overrideText:
    'Die Datei wird gedruckt, wie sie ist. Der Katalog entspricht dann auf dieser Seite nicht dem Druckstandard PDF/X-4; das steht auch im Bericht für die Druckerei.',
  reason: 'Begründung',
  overridden: 'Wird trotz Fehlern gedruckt, entschieden von {{by}} am {{at}}.',
  withdraw: 'Entscheid zurücknehmen',
  show: 'Prüfbericht',
  showOf: 'Prüfbericht von {{name}}',
};
