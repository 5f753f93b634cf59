export const session = {
  login: {
    title: 'Anmelden',
    submit: 'Anmelden',
    forgot: 'Passwort vergessen',
    noAccount: 'Noch kein Konto?',
    register: 'Als Aussteller registrieren',
  },
  line: {
    waiting: 'Gerade melden sich viele an. Wir versuchen es von selbst wieder.',
    again_one: 'Gerade melden sich viele an. Wir versuchen es in {{count}} Sekunde von selbst wieder.',
    again_other: 'Gerade melden sich viele an. Wir versuchen es in {{count}} Sekunden von selbst wieder.',
  },
  register: {
    title: 'Registrieren',
    intro:
      'Nach der Registrierung prüft die Messeleitung Ihr Konto und schaltet es frei. Sie erhalten eine E-Mail.',
    account: 'Zugang',
    company: 'Firma',
    submit: 'Registrieren',
    haveAccount: 'Schon registriert?',
    done: 'Ihr Konto ist angelegt. Sobald die Messeleitung es freigeschaltet hat, können Sie sich anmelden.',
  },
  forgot: {
    title: 'Passwort vergessen',
    intro:
      'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort setzen.',
    submit: 'Link anfordern',
    backToLogin: 'Zur Anmeldung',
    done: 'Wir haben Ihnen eine E-Mail mit einer Anleitung zum Ändern des Passworts gesendet, falls zu dieser Adresse ein Konto besteht.',
  },
  reset: {
    title: 'Neues Passwort setzen',
    intro: 'Setzen Sie ein neues Passwort für {{email}}.',
    submit: 'Passwort ändern',
    done: 'Ihr Passwort ist geändert. Sie können sich jetzt anmelden.',
    noEmail: 'Der Link ist unvollständig. Fordern Sie einen neuen an.',
  },
  fields: {
    email: 'E-Mail',
    password: 'Passwort',
    passwordConfirmation: 'Passwort wiederholen',
    passwordHint: 'Mindestens 6 Zeichen.',
    companyName: 'Firmenname',
    street: 'Strasse',
    number: 'Hausnummer',
    zipCode: 'PLZ',
    city: 'Ort',
    phone: 'Telefon',
    website: 'Website',
    description: 'Beschreibung',
  },
  sheet: {
    tagline: 'Der Messekatalog, gemeinsam gemacht.',
    next: 'Nächster Katalog',
    running: 'Datensammlung läuft',
    period: '{{from}} bis {{to}}',
    format: '210 × 135 mm, Beschnitt 3 mm',
  },
  expired: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich neu an.',
  expiredKept:
    'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich neu an; was Sie eingegeben haben, ist dann wieder da.',
  elsewhere: 'Sie haben sich in einem anderen Fenster abgemeldet.',
  elsewhereKept:
    'Sie haben sich in einem anderen Fenster abgemeldet. Was Sie hier eingegeben haben, ist nach der Anmeldung wieder da.',
};
