/** The name of the fair and the organiser's contact. */
export const fair = {
  saved: 'Name und Kontakt der Messe sind gespeichert.',
  name: 'Name der Messe',
  nameHint: 'Steht als Absender über und unter allen E-Mails.',
  contactHint:
    'Der Kontakt steht überall, wo Aussteller an die Messeleitung verwiesen werden: beim Anmelden, bei der Anfrage und nach dem Ende der Datensammlung.',
  contactName: 'Ansprechperson',
  phone: 'Telefon',
  email: 'E-Mail-Adresse',
  emailHint: 'Antworten auf E-Mails gehen an diese Adresse.',
  hours: 'Erreichbar',
  hoursHint:
    'Zum Beispiel: Montag bis Freitag, 9 bis 12 Uhr. Ohne Übersetzung lesen alle die deutschen Zeiten.',
  hoursFr: 'Erreichbar, auf Französisch',
  hoursEn: 'Erreichbar, auf Englisch',
  mails: 'E-Mails',
  signature: 'Unterschrift, deutsch',
  signatureFr: 'Unterschrift, französisch',
  signatureEn: 'Unterschrift, englisch',
  signatureHint: 'Steht in E-Mails unter dem Gruss. Ohne sie stehen dort Name und Kontakt der Messe.',
  senderEmail: 'Absenderadresse',
  senderEmailHint:
    'Von dieser Adresse kommen die E-Mails. Ihr Mailserver muss sie zulassen; probieren Sie es unter «Einrichten» mit einer E-Mail an sich selbst. Ohne sie gilt die Adresse, mit der Rebblatt gestartet wurde.',
  logo: 'Logo der Messe',
  logoHint:
    'PNG oder JPG. Steht über den E-Mails und auf der Anmeldung, der Einladung und den Seiten, die ohne Konto zu sehen sind. In den Katalog kommt es nicht; dort steht das Zeichen aus der Gestaltung.',
  removeLogo: 'Logo entfernen',
  logoRemoved: 'Das Logo ist entfernt.',
  nobodyToAsk: 'Der Kontakt der Messeleitung fehlt.',
};
