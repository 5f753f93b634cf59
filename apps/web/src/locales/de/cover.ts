export const cover = {
  title: 'Umschlag',
  hint: 'PDF-Datei mit vier Seiten, oder mit zwei Doppelseiten (aussen und innen) und dem Rücken in der Mitte. Eine Seite misst {{width}} × {{height}} mm, dazu {{bleed}} mm Beschnitt.',
  file: 'PDF-Datei des Umschlags',
  missing: 'Der Umschlag fehlt noch.',
  checking: 'Der Umschlag wird noch geprüft.',
  notChecked: 'Der Umschlag konnte gerade nicht geprüft werden. Beim Druck lässt er sich nochmals prüfen.',
  errors_one: 'Der Umschlag hat einen Fehler.',
  errors_other: 'Der Umschlag hat {{count}} Fehler.',
  uploaded: '{{name}}, {{size}}, hochgeladen am {{at}}',
  uploadedBy: '{{name}}, {{size}}, hochgeladen am {{at}} von {{by}}',
  forms: {
    pages: 'Vier einzelne Seiten, ohne Rücken: den legt die Druckerei an.',
    spreads: 'Zwei Doppelseiten, aussen und innen.',
  },
  spine: 'Rücken der Datei {{mm}} mm, erwartet {{wanted}} mm bei {{pages}} Seiten.',
  spineDiffers: 'Das sind {{difference}} mm Unterschied. Klären Sie die Dicke mit der Druckerei.',
  spineUnknown: 'Rücken der Datei {{mm}} mm. Wie dick er sein muss, steht fest, sobald das Buch Seiten hat.',
  spineWanted: 'Bei {{pages}} Seiten wird ein Rücken von {{wanted}} mm erwartet.',
  spineWantedUnknown: 'Wie dick der Rücken wird, steht fest, sobald das Buch Seiten hat.',
  spinePaper: 'Gerechnet mit Blättern von {{paper}} mm.',
  pictures: {
    pages: {
      1: 'Vorderseite (U1)',
      2: 'innen vorne (U2)',
      3: 'innen hinten (U3)',
      4: 'Rückseite (U4)',
    },
    spreads: { 1: 'aussen: Rückseite, Rücken, Vorderseite', 2: 'innen' },
  },
  download: 'Umschlag herunterladen',
  replace: 'Umschlag ersetzen',
  replaceText:
    'Die neue Datei tritt an die Stelle von «{{name}}», die sich nicht zurückholen lässt. Auch bestehende Links für die Druckerei führen dann zum neuen Umschlag.',
  remove: 'Umschlag entfernen',
  removeText:
    '«{{name}}» wird gelöscht und lässt sich nicht zurückholen. Über die Links für die Druckerei kommt dann kein Umschlag mehr.',
  newer:
    'Dieser Umschlag ist neuer als der Link. Wer über den Link schon einen anderen geladen hat, nimmt diesen.',
};
