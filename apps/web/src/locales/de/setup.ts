/** The organiser's first steps, and the base data that can be loaded. */
export const setup = {
  lead: 'Das braucht Ihre Messe, bevor die Aussteller anfangen. Sie können die Schritte in beliebiger Reihenfolge machen, und keiner ist Pflicht.',
  leadNoMail:
    'Alles ist eingerichtet bis auf den Mailserver: Solange er fehlt, erreicht keine E-Mail ihren Empfänger, auch keine Einladung. Im Menü steht diese Liste jetzt nicht mehr; über die Suche finden Sie sie weiterhin: «Einrichten».',
  leadDone:
    'Alles ist eingerichtet, die Aussteller können anfangen. Im Menü steht diese Liste jetzt nicht mehr; über die Suche finden Sie sie weiterhin: «Einrichten».',
  later: 'Ebenfalls aus Listen, wenn es so weit ist:',
  laterLists: {
    request: 'Bestellungen auf Papier',
    'award-result': 'Auszeichnungen der Jury',
  },
  handbook: 'Handbuch, Kapitel «Einrichten»',
  hide: 'Liste weglegen',
  show: 'Wieder ins Menü nehmen',
  isHidden: 'Die Liste ist aus dem Menü. Sie finden sie weiterhin über die Suche: «Einrichten».',
  done: 'Erledigt',
  open: 'Offen',
  counts_one: 'Ein Eintrag ist da.',
  counts_other: '{{n}} Einträge sind da.',
  invited_one: 'Eine Firma ist eingeladen.',
  invited_other: '{{n}} Firmen sind eingeladen.',
  steps: {
    fair: {
      title: 'Name der Messe und Kontakt',
      why: 'Damit Aussteller wissen, wer ihnen schreibt und wen sie anrufen können.',
      button: 'Messe und Kontakt',
    },
    mail: {
      title: 'E-Mails ausprobieren',
      why: 'Senden Sie sich selbst eine E-Mail und sehen Sie nach, ob sie im Posteingang liegt.',
      button: 'Gesendete E-Mails',
    },
    'base-data': {
      title: 'Grunddaten',
      why: 'Länder, Weinregionen, Rebsorten, Weintypen und Flaschengrössen: ohne sie kann niemand einen Wein erfassen. Rebblatt bringt sie mit.',
      button: 'Grunddaten laden',
    },
    'ships-and-decks': {
      title: 'Schiffe und Decks',
      why: 'Nur für eine Messe auf Schiffen. Eine Messe in einer Halle braucht sie nicht.',
      button: 'Schiffe',
    },
    stands: {
      title: 'Stände',
      why: 'Ohne Stände kann keine Anfrage angenommen werden.',
      button: 'Stände',
    },
    'page-titles': {
      title: 'Seitentitel',
      why: 'Die Überschriften, unter denen die Seiten im Katalog stehen, etwa die Regionen.',
      button: 'Seitentitel',
    },
    services: {
      title: 'Dienstleistungen',
      why: 'Was Aussteller zum Stand bestellen, etwa Strom oder Gläser.',
      button: 'Dienstleistungen',
    },
    catalog: {
      title: 'Erster Katalog',
      why: 'Mit dem ersten und dem letzten Tag der Datensammlung.',
      button: 'Katalog hinzufügen',
    },
    exhibitors: {
      title: 'Aussteller',
      why: 'Bringen Sie Ihre Liste der Firmen mit, oder lassen Sie sie sich selbst registrieren.',
      button: 'Aussteller',
    },
    invitations: {
      title: 'Einladungen',
      why: 'Wer aus einer Liste kommt, hat noch kein Passwort. Sie laden alle auf einmal ein oder wählen aus.',
      button: 'Einladen',
    },
  },
  mail: {
    from: 'Absender',
    replyTo: 'Antworten gehen an',
    noReplyTo: 'Noch an niemanden: E-Mail-Adresse eintragen',
    folder:
      'Hier ist kein Mailserver eingerichtet. Jede E-Mail wird nur als Datei abgelegt und erreicht niemanden. Wer Rebblatt betreibt, richtet ihn ein.',
    noLinks:
      'Die Links in den E-Mails führen zu einer Adresse, die nur dieser Rechner kennt; wer sie bekommt, kann sie nicht öffnen. Wer Rebblatt betreibt, muss zuerst die Adresse des Dienstes festlegen (PUBLIC_URL).',
    button: 'Probe an {{email}} senden',
    queued: 'Die Probe an {{recipient}} ist unterwegs.',
    sent: 'Die Probe an {{recipient}} ist weg. Sehen Sie im Posteingang nach, auch bei der Werbung.',
    stored:
      'Die Probe an {{recipient}} liegt als Datei bereit. In einem Posteingang kommt sie erst an, wenn ein Mailserver eingerichtet ist.',
    failed: 'Die Probe an {{recipient}} kam nicht an. Der Mailserver sagt: {{words}}',
  },
  baseDataLead:
    'Wählen Sie, was Sie brauchen. Was Sie schon haben, bleibt, wie es ist, und kommt nicht doppelt dazu. Alles lässt sich danach ändern und löschen.',
  packs: {
    'countries-and-regions': {
      name: 'Länder und Weinregionen',
      what: 'Die Weinländer mit ihren Regionen, auf Deutsch, Französisch und Englisch.',
    },
    'grape-varieties': {
      name: 'Rebsorten',
      what: 'Auch unter ihren anderen Namen zu finden: Blauburgunder ist Pinot Noir.',
    },
    'wine-types': { name: 'Weintypen', what: 'Weisswein, Rotwein, Roséwein, Schaumwein und weitere.' },
    'wine-categories': { name: 'Weinkategorien', what: 'AOC, Bio, Naturwein, PIWI und weitere.' },
    'bottle-sizes': { name: 'Flaschengrössen', what: 'Von 20 cl bis 600 cl.' },
    awards: { name: 'Auszeichnungen', what: 'Mit den Zeichen, die neben dem Wein gedruckt werden.' },
    'ships-and-decks': { name: 'Schiffe und Decks', what: 'Elf Zürichseeschiffe und drei Decks.' },
  },
  toAdd_one: 'Ein Eintrag kommt dazu.',
  toAdd_other: '{{count}} Einträge kommen dazu.',
  there_one: 'Einer ist schon da.',
  there_other: '{{count}} sind schon da.',
  allThere_one: 'Der Eintrag ist da.',
  allThere_other: 'Alle {{count}} Einträge sind da.',
  load: 'Laden',
  added_one: 'Ein Eintrag ist dazugekommen.',
  added_other: '{{count}} Einträge sind dazugekommen.',
};
