/** The look of a catalogue's printed pages. */
export const design = {
  title: 'Gestaltung',
  titleOf: 'Gestaltung von «{{name}}»',
  intro:
    'Die Seiten hier sind aus diesem Katalog, so wie sie gedruckt werden. Was Sie ändern, gilt für alle Seiten des Katalogs, auch für freigegebene; ihr Inhalt bleibt, wie er ist.',
  accent: 'Schmuckfarbe',
  inkOf: '{{name}}: Farbe',
  inks: {
    berry: 'Beere (üblich)',
    lake: 'See',
    vine: 'Rebe',
    night: 'Nacht',
    rust: 'Rost',
    plum: 'Pflaume',
    ochre: 'Ocker',
    slate: 'Schiefer',
    pine: 'Tanne',
    earth: 'Erde',
    own: 'eigene Farbe',
  },
  parts: { c: 'C %', m: 'M %', y: 'Y %', k: 'K %' },
  typefaces: 'Schriften',
  typefacesHint:
    'Jedes Paar ist so eingerichtet, dass eine Seite etwa gleich viel fasst. Passt eine abgegebene Seite nicht mehr, wird nichts gespeichert, und ihre Position steht da.',
  prices: 'Satz am Fuss der Weinseiten',
  pricesHint: 'Zum Beispiel, dass die Preise die Mehrwertsteuer enthalten. Leer steht dort «Preise in CHF».',
  folioLine: 'Neben der Seitenzahl',
  folioCatalog: 'Name des Katalogs',
  folioTitle: 'Seitentitel',
  underWine: 'Unter dem Namen eines Weins',
  underWineHint:
    'Auf vollen Seiten steht es hinter dem Namen, damit die Seite reicht. Bei Weinen auf freigegebenen Seiten steht, was bei der Freigabe galt.',
  facts: { nothing: 'nichts', grapes: 'Rebsorten', region: 'Region', both: 'Rebsorten und Region' },
  alcoholFree: 'Weine ohne Alkohol als «alkoholfrei» kennzeichnen',
  qrCode: 'QR-Code auf Weinseiten',
  qrCodeHint:
    'Er führt zu {{address}} und dem Kürzel der Seite, 11 mm gross und in Schwarz allein. Auf Seiten, die dafür zu voll sind, fehlt er.',
  withoutCode_one: 'Eine freigegebene Seite ist zu voll für den Code: Position {{pages}}.',
  withoutCode_other: '{{count}} freigegebene Seiten sind zu voll für den Code: Positionen {{pages}}.',
  mark: 'Zeichen der Messe',
  markHint:
    'Ein PDF mit einer Seite, als Zeichnung in CMYK, bis an das Zeichen beschnitten. Es steht oben auf den Seiten der Register, höchstens 30 × 10.5 mm gross, auf Folgeseiten 6 mm hoch. Es wird sofort geprüft und gespeichert.',
  markStored: 'Das Zeichen ist gespeichert. Es steht auf den Registern.',
  markDownload: 'Zeichen herunterladen',
  markRemove: 'Zeichen entfernen',
  markRemoveText:
    '«{{name}}» wird von den Registern dieses Katalogs entfernt. Andere Kataloge behalten ihres.',
  marks: 'Marken am Rand nach Seitentitel',
  marksHint:
    'Am geschlossenen Katalog sieht man dann, wo ein Titel beginnt. Sonst zeigen die Marken die Art der Seite.',
  samples: 'Seiten in dieser Gestaltung',
  sample: 'Beispiel {{n}}',
  noSamples: 'In diesem Katalog gibt es noch keine Seite, an der sich die Gestaltung zeigen lässt.',
  saving:
    'Alle freigegebenen Seiten werden mit dieser Gestaltung gemessen; das dauert bis zu einer halben Minute. Wer die Seite verlässt, wartet darauf.',
  saved: 'Die Gestaltung ist gespeichert. Alle Seiten werden so gedruckt.',
};
