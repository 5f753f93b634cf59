import { entryErrors } from './entry-errors.ts';

/** What registering and a forgotten password say; it comes with their screens. */
export const entry = {
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
  invitation: {
    title: 'Einladung',
    welcome: 'Willkommen, {{company}}',
    intro: '{{who}} lädt Sie ein, den Messekatalog mitzugestalten.',
    introCatalog:
      '{{who}} lädt Sie ein, den Messekatalog «{{catalog}}» mitzugestalten. Sie haben bis zum {{until}} Zeit.',
    proposed:
      'Ihre Bestellung vom letzten Mal liegt als Vorschlag bereit. Sobald Ihr Passwort gesetzt ist, bestätigen Sie sie mit einem Klick oder ändern sie.',
    organiser: 'Die Messeleitung',
    account: 'Für {{company}} melden Sie sich mit {{email}} an. Wählen Sie dazu ein Passwort.',
    submit: 'Passwort setzen und beginnen',
    expired: 'Dieser Link gilt nicht mehr, weil er zu alt ist oder Ihre E-Mail-Adresse geändert wurde.',
    renew: 'Neuen Link an {{email}} senden',
    renewed: 'Der neue Link ist unterwegs an {{email}}.',
    accepted: 'Für dieses Konto ist schon ein Passwort gesetzt. Melden Sie sich an.',
  },
  fields: {
    passwordConfirmation: 'Passwort wiederholen',
    passwordHint: 'Mindestens 6 Zeichen.',
    companyName: 'Firmenname',
    contactPerson: 'Kontaktperson',
    mailLanguage: 'Sprache, in der wir Ihnen schreiben',
    street: 'Strasse',
    number: 'Hausnummer',
    zipCode: 'PLZ',
    city: 'Ort',
    phone: 'Telefon',
    website: 'Website',
    description: 'Beschreibung',
  },
};

/** The same with its refusals. */
export const deEntry = { entry, errors: entryErrors };
