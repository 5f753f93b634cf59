export const fileReport = {
  override: 'Trotz Fehlern drucken',
  overridden: 'Wird trotz Fehlern gedruckt, entschieden von {{by}} am {{at}}.',
  withdraw: 'Entscheid zurücknehmen',
  showOf: 'Prüfbericht von {{name}}',
};
