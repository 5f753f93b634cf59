export const app = {
  name: 'Rebblatt',
  welcome: 'Willkommen, {{name}}',
  version: 'Version {{version}}',
  skipToContent: 'Zum Inhalt springen',
  skipToRows: 'Zur ersten Zeile der Liste',
  menu: {
    label: 'Hauptmenü',
    open: 'Menü öffnen',
    close: 'Menü schliessen',
    collapse: 'Menü verkleinern',
    expand: 'Menü vergrössern',
    short: {
      activePages: 'Seiten',
      ownPages: 'Seiten',
      bottleSize: 'Grössen',
      service: 'Dienste',
      wineCategory: 'Kategorien',
      award: 'Medaillen',
      pageTitle: 'Titel',
      printSetting: 'Vorgaben',
      mail: 'E-Mails',
      edition: 'Online',
      organiser: 'Leitung',
    },
    groups: { catalog: 'Katalog', exhibitor: 'Aussteller', reference: 'Stammdaten', organiser: 'Konten' },
  },
  help: 'Hilfe',
  topBar: {
    help: 'Hilfe zu diesem Bildschirm',
    wholeManual: 'Ganze Anleitung als PDF',
    search: 'Suchen',
    searchShortcut: 'Strg K',
    language: 'Sprache',
    toDark: 'Dunkle Darstellung',
    toLight: 'Helle Darstellung',
    logout: 'Abmelden',
  },
  breadcrumb: 'Brotkrümelpfad',
  footer: '© {{year}} Rebblatt',
  backToTop: 'Nach oben',
  banner: {
    ownPages: 'Ihre Seiten ansehen',
    ownRequest: 'Ihre Anfrage ansehen',
    requestExpired: {
      sent: 'Die Datensammlung für «{{name}}» ist seit dem Abend des {{date}} geschlossen. Über Ihre Anfrage wurde bis dahin nicht entschieden.',
      rejected:
        'Die Datensammlung für «{{name}}» ist seit dem Abend des {{date}} geschlossen. Ihre Anfrage ist abgelehnt.',
    },
    exhibitorDays_one:
      'Noch <b>{{count}} Tag</b> bis zum Ende der Datensammlung für «{{name}}» ({{date}}). Danach können Sie Ihre Seiten nicht mehr ändern.',
    exhibitorDays_other:
      'Noch <b>{{count}} Tage</b> bis zum Ende der Datensammlung für «{{name}}» ({{date}}).',
    adminDays_one: 'Noch <b>{{count}} Tag</b> bis zum Ende der Datensammlung für «{{name}}» ({{date}}).',
    adminDays_other: 'Noch <b>{{count}} Tage</b> bis zum Ende der Datensammlung für «{{name}}» ({{date}}).',
    exhibitorExpired:
      'Die Datensammlung für «{{name}}» ist seit dem Abend des {{date}} geschlossen. Ihre Seiten können nicht mehr geändert werden.',
    adminExpired:
      'Die Datensammlung für «{{name}}» ist seit dem Abend des {{date}} geschlossen. Aussteller können ihre Seiten nicht mehr ändern.',
  },
  cookie: {
    label: 'Hinweis zu Cookies',
    text: 'Rebblatt speichert in Ihrem Browser nur, was für die Anmeldung und Ihre Einstellungen nötig ist. Es werden keine Daten an Dritte weitergegeben.',
    accept: 'Verstanden',
  },
  loginAs: {
    text: 'Sie arbeiten als «{{name}}». Alles, was Sie ändern, wird mit Ihrem Namen festgehalten.',
    back: 'Zurück zum eigenen Konto',
  },
  update: {
    text: 'Eine neue Version von Rebblatt ist bereit.',
    reload: 'Neu laden',
    later: 'Später',
  },
  maintenance: {
    code: '503',
    title: 'Wartungsarbeiten',
    text: 'Rebblatt wird gerade gewartet und ist in Kürze wieder da. Ihre gespeicherten Daten sind sicher.',
    retry: 'Erneut versuchen',
  },
  noPermission: {
    title: 'Keine Berechtigung',
    text: 'Diesen Bereich darf Ihr Konto nicht öffnen. Wenn Sie ihn brauchen, wenden Sie sich an die Messeleitung.',
    exhibitorsOnly:
      'Diesen Bereich haben nur Aussteller. Was Sie als Messeleitung tun können, steht im Handbuch.',
    superOnly:
      'Diesen Bereich öffnet nur ein Konto der Super-Administration. Wenn Sie ihn brauchen, wenden Sie sich an eine Person mit dieser Rolle.',
    handbook: 'Zum Handbuch',
    home: 'Zur Startseite',
  },
  missing: { title: 'Diese Seite konnte nicht geladen werden' },
  crashed: {
    title: 'Die Seite konnte nicht angezeigt werden',
    text: 'Laden Sie die Seite neu. Wenn es wieder geschieht, melden Sie es bitte der Messeleitung.',
    toOrganiser:
      'Laden Sie die Seite neu. Wenn es wieder geschieht, melden Sie es bitte der Person, die Rebblatt betreibt.',
    reload: 'Neu laden',
  },
  loading: 'Wird geladen',
  unknownError: 'Es ist ein unbekannter Fehler aufgetreten. Versuchen Sie es noch einmal.',
  networkError:
    'Der Server ist nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
};
