/** The name of the fair and the organiser's contact. */
export const fair = {
  saved: 'Name und Kontakt der Messe sind gespeichert.',
  name: 'Name der Messe',
  nameHint: 'Steht als Absender unter allen E-Mails.',
  contactHint:
    'Der Kontakt steht überall, wo Aussteller an die Messeleitung verwiesen werden: beim Anmelden, bei der Anfrage und nach dem Ende der Datensammlung.',
  contactName: 'Ansprechperson',
  phone: 'Telefon',
  email: 'E-Mail-Adresse',
  emailHint: 'Antworten auf E-Mails gehen an diese Adresse.',
  hours: 'Erreichbar',
  hoursHint: 'Zum Beispiel: Montag bis Freitag, 9 bis 12 Uhr',
  nobodyToAsk: 'Der Kontakt der Messeleitung fehlt.',
};
