/** What lists of pages, content pages and generated ones say; it comes with their screens. */
export const organiserPage = {
  inactive: 'Der Katalog «{{name}}» ist nicht aktiv; Seiten lassen sich darin nicht hinzufügen.',
  noActiveTitle: 'Kein Katalog läuft',
  noActiveText: 'Die Seiten erscheinen hier, sobald die Datensammlung eines Katalogs beginnt.',
  keepsPlace: {
    released:
      'Die Seite ist freigegeben. Ihr Platz lässt sich wieder tauschen, wenn Sie die Freigabe zurückziehen.',
    accepted:
      'Die Seite ist angenommen und behält ihren Platz. Für Änderungen wenden Sie sich an die Messeleitung.',
  },
  winePagesUsed_one: '{{used}} von {{count}} Weinseite angelegt',
  winePagesUsed_other: '{{used}} von {{count}} Weinseiten angelegt',
  noOwnThere:
    'Auf Position {{position}} steht keine Ihrer Seiten. Sie können nur eigene Seiten miteinander tauschen.',
  replace: {
    button: 'PDF ersetzen',
    title: 'PDF ersetzen, Position {{position}}',
    storing: 'Die Datei wird gelesen und gespeichert …',
    good: 'Die neue Datei hat keine Fehler. Die Seite bleibt, was sie war, nun mit dieser Datei.',
    faulty:
      'Die neue Datei hat Fehler; so wird die Seite nicht gedruckt. Setzen Sie die frühere wieder ein, oder entscheiden Sie beim Prüfbericht, sie trotzdem zu drucken.',
    mailNote: 'Mit «Fertig» bekommt der Aussteller eine E-Mail.',
    done: 'Fertig',
  },
  overview: 'Seiten, {{name}}',
  addClosed: 'Seiten lassen sich nur im laufenden Katalog hinzufügen.',
  searchIn: 'Position, Aussteller, Stand, Status',
  inactiveTitle: '«{{name}}» ist nicht aktiv',
  inactiveText: 'Sie finden seine Seiten bei den Katalogen.',
  inactivePages: 'Seiten von «{{name}}»',
  deleteWith:
    'Mit der Seite werden gelöscht: {{parts}}. Das lässt sich rückgängig machen, gleich in der Meldung und später im Verlauf.',
  deleteDecided:
    'Die Freigabe und ein Entscheid kommen dabei nicht zurück: Die Seite ist dann wieder in Arbeit.',
  deleteCategories_one: 'eine Kategorie',
  deleteCategories_other: '{{count}} Kategorien',
  deleteWines_one: 'die Platzierung eines Weins',
  deleteWines_other: 'die Platzierung von {{count}} Weinen',
  deleteFile: 'die PDF-Datei «{{name}}»',
  generated: {
    register:
      'Dieses Verzeichnis entsteht aus den Daten der Seiten und Weine. Es lässt sich verschieben, aber nicht ändern; so sähe es jetzt gedruckt aus.',
    chosen:
      'Entsteht aus den angenommenen Seiten und ihren Weinen. Ohne Haken fehlt dieses Verzeichnis im Katalog.',
    tour: 'Entsteht aus Schiffen, Decks und Ständen. Ohne Haken fehlt die Weintour im Katalog.',
    picture: 'Gedruckte Seite {{number}}',
  },
  contentHint:
    'PDF, eine oder mehrere Seiten, je 216 × 141 mm mit Beschnitt (fertig 210 × 135 mm), CMYK, 300 dpi.',
  linkHint: 'Steht in der Seitenliste und im Druckmanifest, nicht auf der Seite.',
  views: {
    all: 'Alle',
    released: 'Warten auf Entscheid',
    corrected: 'Warten auf den Aussteller',
    rejected: 'Abgelehnt',
    draft: 'In Arbeit',
    noPdf: 'Ohne PDF',
    faulty: 'PDF mit Fehlern',
    accepted: 'Angenommen',
    inactive: 'Nicht gedruckt',
  },
  plan: {
    title: 'Bogenplan',
    strip: 'Alle gedruckten Seiten in der Reihenfolge des Katalogs',
    pages_one: 'Geplant: {{number}} gedruckte Seite, wenn alles angenommen ist',
    pages_other: 'Geplant: {{number}} gedruckte Seiten, wenn alles angenommen ist',
    whole: 'dann volle Bogen',
    missing_one: 'dann fehlt {{count}} gedruckte Seite zum vollen Bogen',
    missing_other: 'dann fehlen {{count}} gedruckte Seiten zum vollen Bogen',
    sheet: 'Bogen {{number}}',
    printed: 'Gedruckte Seite {{number}}: {{what}}, {{state}}',
    goesTo: 'von Position {{from}} auf {{to}}',
    stays: 'bleibt auf Position {{position}}',
    unprinted: '{{what}}, {{state}}',
    legend: 'Legende',
    letters: { '1': 'W', '2': 'I', '3': 'S', '4': 'A', '5': 'R', '6': 'T', '7': 'V' },
    fills: {
      done: 'druckbereit',
      waiting: 'wartet oder wird geprüft',
      open: 'in Arbeit',
      problem: 'abgelehnt, PDF fehlt oder fehlerhaft',
      inactive: 'wird nicht gedruckt',
    },
  },
  ownEmpty: 'Sie haben in diesem Katalog noch keine Seite.',
  ownEndedEmpty: 'In diesem Katalog hatten Sie keine Seite.',
  inactiveOwn:
    'Der Katalog «{{name}}» ist nicht aktiv. Ihre Seiten bleiben hier zum Ansehen und Herunterladen.',
  requestFirst: {
    none: {
      title: 'Sie haben noch keine Anfrage gestellt',
      text: 'Seiten und Stände kommen mit der Anfrage für «{{name}}»: Sie bestellen, die Messeleitung teilt zu und legt Ihre Seiten an. Ihre Weine können Sie schon jetzt erfassen.',
      action: 'Anfrage ausfüllen',
    },
    open: {
      title: 'Ihre Anfrage ist noch nicht angenommen',
      text: 'Sobald die Messeleitung Ihre Anfrage für «{{name}}» angenommen hat, stehen Ihre Stände fest und Ihre Seiten liegen hier bereit. Ihre Weine können Sie schon jetzt erfassen.',
      action: 'Anfrage ansehen',
    },
    rejected: {
      title: 'Ihre Anfrage wurde abgelehnt',
      text: 'Für «{{name}}» sind Ihnen deshalb keine Stände und Seiten zugeteilt. Solange die Daten gesammelt werden, können Sie sie ändern und noch einmal senden.',
      action: 'Anfrage ansehen',
    },
  },
  pageType: 'Seitentyp',
  active: 'Aktiv',
  released: 'Freigabe',
  releasedYes: 'freigegeben',
  releasedNo: 'nicht freigegeben',
  accepted: 'angenommen',
  rejected: 'abgelehnt',
  addType: { '1': 'Weinseite hinzufügen', '2': 'Inserat hinzufügen', '3': 'Inhaltsseite hinzufügen' },
  show: '«{{name}}» ansehen',
  savePdf: 'PDF von «{{name}}» herunterladen',
};
