export const fileReport = {
  override: 'Trotz Fehlern drucken',
  overridden: 'Wird trotz Fehlern gedruckt, entschieden von {{by}} am {{at}}.',
  withdraw: 'Entscheid zurücknehmen',
  show: 'Prüfbericht',
  showOf: 'Prüfbericht von {{name}}',
};
