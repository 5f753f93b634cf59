/** The people who sign in for a company. */
export const contact = {
  title: 'Wer sich für die Firma anmeldet',
  intro:
    'Jede Person hat ihre eigene E-Mail-Adresse und ihr eigenes Passwort. Im Verlauf steht, wer was getan hat. Das Konto der Firma selbst kann immer alles.',
  may: { everything: 'darf alles', fill: 'füllt und lädt hoch', read: 'liest nur' },
  mayOf: '{{name}}: Recht',
  right: 'Was die Person darf',
  invited: 'eingeladen, noch kein Passwort',
  cameAt: 'zuletzt angemeldet {{at}}',
  neverCame: 'noch nie angemeldet',
  changed: 'Das Recht von {{name}} ist geändert.',
  remove: 'Entfernen',
  removeTitle: '{{name}} entfernen?',
  removeText:
    'Die Person kann sich sofort nicht mehr anmelden. Was sie eingegeben hat, bleibt, und im Verlauf steht weiterhin ihr Name.',
  add: 'Eine Person einladen',
  name: 'Name',
  email: 'E-Mail-Adresse',
  mails: 'Bekommt auch diese E-Mails an die Firma',
  mailsOf: '{{name}}: E-Mails an die Firma',
  topics: {
    orders: 'Bestellungen',
    pages: 'Seiten und Dateien',
    deadlines: 'Fristen',
    news: 'Mitteilungen',
  },
  mailsChanged: 'Die E-Mails an {{name}} sind geändert.',
  invite: 'Einladung senden',
  added: 'Die Einladung an {{email}} ist unterwegs.',
  fillsFor:
    'Sie können für «{{company}}» Seiten ausfüllen und Dateien hochladen. Freigeben, bestellen und Rechte vergeben können: {{people}}.',
  readsFor:
    'Sie können bei «{{company}}» alles lesen, aber nichts ändern. Möchten Sie etwas ändern, fragen Sie: {{people}}.',
  emailOfCompany: 'Diese Adresse ändert nur, wer sich mit ihr anmeldet.',
  ownPassword: 'Ihr eigenes Passwort',
  ownPasswordText:
    'Sie melden sich mit {{email}} an. Für ein neues Passwort senden wir Ihnen einen Link an diese Adresse.',
  mailPassword: 'Link für ein neues Passwort senden',
  passwordMailed: 'Der Link für ein neues Passwort ist an {{email}} unterwegs.',
};
