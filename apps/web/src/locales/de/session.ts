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
  secondFactor: 'Zweiter Faktor',
  fields: {
    email: 'E-Mail',
    password: 'Passwort',
  },
  sheet: {
    tagline: 'Der Messekatalog, gemeinsam gemacht.',
    next: 'Nächster Katalog',
    running: 'Datensammlung läuft',
    period: '{{from}} bis {{to}}',
    format: '210 × 135 mm, Beschnitt 3 mm',
  },
  expired: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich neu an.',
  expiredKept:
    'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich neu an; was Sie eingegeben haben, ist dann wieder da.',
  elsewhere: 'Sie haben sich in einem anderen Fenster abgemeldet.',
  elsewhereKept:
    'Sie haben sich in einem anderen Fenster abgemeldet. Was Sie hier eingegeben haben, ist nach der Anmeldung wieder da.',
};
