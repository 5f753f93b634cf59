/** What lists of pages, content pages and generated ones say; it comes with their screens. */
export const organiserPage = {
  replace: {
    button: 'PDF ersetzen',
    title: 'PDF ersetzen, Position {{position}}',
    good: 'Die neue Datei hat keine Fehler. Die Seite bleibt, was sie war, nun mit dieser Datei.',
    faulty:
      'Die neue Datei hat Fehler; so wird die Seite nicht gedruckt. Setzen Sie die frühere wieder ein, oder entscheiden Sie beim Prüfbericht, sie trotzdem zu drucken.',
    told: 'Der Aussteller hat eine E-Mail bekommen.',
    done: 'Fertig',
  },
  overview: 'Seiten, {{name}}',
  addClosed: 'Seiten lassen sich nur im laufenden Katalog hinzufügen.',
  searchIn: 'Beschreibung, Aussteller, Stand',
  inactiveTitle: '«{{name}}» ist nicht aktiv',
  inactiveText: 'Sie finden seine Seiten bei den Katalogen.',
  inactivePages: 'Seiten von «{{name}}»',
  deleteWith: 'Mit der Seite werden gelöscht: {{parts}}. Das lässt sich nicht rückgängig machen.',
  deleteCategories_one: 'eine Kategorie',
  deleteCategories_other: '{{count}} Kategorien',
  deleteWines_one: 'die Platzierung eines Weins',
  deleteWines_other: 'die Platzierung von {{count}} Weinen',
  deleteFile: 'die PDF-Datei «{{name}}»',
  generated: {
    register:
      'Dieses Verzeichnis entsteht aus den Daten der Seiten und Weine. Es lässt sich verschieben, aber nicht ändern; so sähe es jetzt gedruckt aus.',
    tour: 'Entsteht aus Schiffen, Decks und Ständen. Ohne Haken fehlt die Weintour im Katalog.',
    picture: 'Gedruckte Seite {{number}}',
  },
  contentHint:
    'PDF, eine oder mehrere Seiten, je 216 × 141 mm mit Beschnitt (fertig 210 × 135 mm), CMYK, 300 dpi.',
  linkHint: 'Steht in der Seitenliste und im Druckmanifest, nicht auf der Seite.',
  views: {
    all: 'Alle',
    released: 'Offene Freigaben',
    rejected: 'Abgelehnt',
    draft: 'Entwürfe',
    noPdf: 'Ohne PDF',
    faulty: 'PDF mit Fehlern',
    accepted: 'Angenommen',
  },
  plan: {
    title: 'Bogenplan',
    strip: 'Alle Seiten in der Reihenfolge des Katalogs',
    pages_one: 'eine Position',
    pages_other: '{{count}} Positionen, auch nicht gedruckte',
    missing_one: 'eine bis zum 4er-Bogen',
    missing_other: '{{count}} bis zum 4er-Bogen',
    sheet: 'Bogen {{number}}',
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
      text: 'Für «{{name}}» sind Ihnen deshalb keine Stände und Seiten zugeteilt. Wenden Sie sich an die Messeleitung, wenn Sie doch teilnehmen möchten.',
      action: 'Anfrage ansehen',
    },
  },
};
