/** Where a page stands, in the same words for everybody. */
export const standing = {
  progressTitle: 'Fortschritt der Aussteller',
  participationTitle: 'Aussteller im Katalog',
  column: 'Status',
  page: {
    waiting: 'wartet auf Entscheid',
    rejected: 'abgelehnt',
    'no-pdf': 'PDF fehlt',
    faulty: 'PDF mit Fehlern',
    checking: 'PDF wird geprüft',
    draft: 'in Arbeit',
    accepted: 'angenommen',
    ready: 'wird gedruckt',
    inactive: 'wird nicht gedruckt',
  },
  correction: {
    open: 'Korrektur vorgeschlagen, noch ohne Antwort',
    answered: 'Antwort auf Korrektur',
    accepted: 'Korrektur übernommen',
  },
  waits_zero: 'wartet seit heute',
  waits_one: 'wartet seit {{count}} Tag',
  waits_other: 'wartet seit {{count}} Tagen',
  errors_one: 'PDF hat {{count}} Fehler',
  errors_other: 'PDF hat {{count}} Fehler',
  because: 'abgelehnt: {{comment}}',
  titled: '{{name}}, Position {{position}}',
};
