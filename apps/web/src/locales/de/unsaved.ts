/** What is said about work that is not saved. */
export const unsaved = {
  signOut:
    'Sie haben Änderungen, die noch nicht gespeichert sind. Wenn Sie sich abmelden, gehen sie verloren.',
  restored: 'Was Sie vor der Anmeldung eingegeben haben, ist wieder da.',
  draft: 'Ihr Entwurf von {{time}} wurde wiederhergestellt.',
  dropDraft: 'Entwurf verwerfen',
  notStored: {
    title: 'Nicht gespeichert',
    text: 'Diese Angaben liessen sich nicht mehr speichern. Wenn Sie sie noch brauchen, kopieren Sie den Text und senden Sie ihn der Messeleitung.',
    toOrganiser:
      'Diese Angaben liessen sich nicht mehr speichern. Wenn Sie sie noch brauchen, kopieren Sie den Text, bevor Sie schliessen.',
    label: 'Nicht gespeicherte Angaben',
    copy: 'Text kopieren',
    copied: 'Kopiert',
    entry: '{{label}}: {{text}}',
  },
};
