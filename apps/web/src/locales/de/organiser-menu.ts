/** What menus, titles and other screens say about catalogues, wines, logos, accounts, orders and mail. */
export const organiserMenu = {
  admin: {
    title: 'Messeleitung',
    create: 'Konto hinzufügen',
    edit: 'Konto der Messeleitung',
    account: 'Mein Konto',
  },
  token: { title: 'Token' },
  webhook: { title: 'Webhooks' },
  operations: { title: 'Betrieb' },
  listImport: { title: 'Aus einer Liste' },
  setup: {
    title: 'Einrichten',
    baseData: 'Grunddaten laden',
  },
  fair: {
    title: 'Messe und Kontakt',
  },
  history: {
    title: 'Verlauf',
    pulls: 'Abzüge',
  },
  mail: {
    title: 'Gesendete E-Mails',
  },
  mailing: {
    title: 'E-Mail an Aussteller',
  },
  reminder: {
    title: 'Aussteller erinnern',
  },
  request: {
    title: 'Anfrage',
    listTitle: 'Anfragen',
    edit: 'Anfrage bearbeiten',
    bell: { none: 'zu senden', sent: 'wartet', accepted: 'angenommen', rejected: 'abgelehnt' },
  },
  exhibitor: {
    title: 'Aussteller',
    create: 'Aussteller hinzufügen',
    edit: 'Aussteller bearbeiten',
    passwordReset: 'Passwort zurücksetzen',
    profile: 'Profil',
    catalogs: 'Kataloge',
    regions: 'Regionen',
    webLogo: 'Bild für das Web',
  },
  catalog: {
    title: 'Kataloge',
    create: 'Katalog hinzufügen',
    edit: 'Katalog bearbeiten',
  },
  stand: {
    title: 'Stände',
    create: 'Stand hinzufügen',
    edit: 'Stand bearbeiten',
  },
  logo: {
    title: 'Logos',
    create: 'Logo hochladen',
  },
  wine: {
    title: 'Weine',
    create: 'Wein hinzufügen',
    edit: 'Wein bearbeiten',
    importTitle: 'Weine aus einer Liste',
    award: 'Auszeichnung',
    bottleSize: 'Flaschengrösse',
    exhibitor: 'Aussteller',
    partGrapes: 'Rebsorten',
    partPrices: 'Preise',
    price: 'Preis',
    region: 'Region',
    wine: 'Wein',
    wineCategory: 'Weinkategorie',
    wineType: 'Weintyp',
    year: 'Jahrgang',
  },
};
