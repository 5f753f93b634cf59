/** What the dialog says that makes a file of a list. */
export const listDownload = {
  title: 'Liste herunterladen',
  rows_one: '{{count}} Zeile, so gefiltert und sortiert wie in der Liste.',
  rows_other: '{{count}} Zeilen, so gefiltert und sortiert wie in der Liste.',
  columns: 'Spalten',
  allColumns: 'Alle Spalten',
  none: 'Bitte wählen Sie mindestens eine Spalte.',
  xlsx: 'Excel (XLSX)',
  csv: 'CSV',
  ordered: 'Bestellt',
  accepted: 'davon angenommen',
  orders: 'Bestellungen',
  service: 'Dienstleistung',
  exhibitors: 'Aussteller',
  prices: 'Flaschengrössen und Preise',
  wineHint: 'Mit der Spalte «{{column}}» lässt sich die Liste ändern und wieder einlesen.',
};
