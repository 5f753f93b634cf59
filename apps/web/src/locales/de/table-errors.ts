import type { ErrorCode } from '@rebblatt/contracts';

/** Refusals that only the import of a list gets. */
export type TableErrorCode = Extract<
  ErrorCode,
  `table.${string}` | `wine-import.${string}` | `list-import.${string}`
>;

export const tableErrors: Record<TableErrorCode, string> = {
  'table.only-headings': 'In der Liste stehen nur Überschriften und keine Zeilen.',
  'table.only-hidden':
    'Alle Zeilen unter den Überschriften sind ausgeblendet, vielleicht durch einen Filter. Blenden Sie sie ein, speichern Sie die Liste und senden Sie sie nochmals.',
  'table.unreadable':
    'Diese Datei ist weder eine Excel-Datei (.xlsx) noch eine Textdatei (.csv). Speichern Sie die Liste in Excel als «Excel-Arbeitsmappe (.xlsx)», oder kopieren Sie die Zellen und fügen Sie sie hier ein.',
  'table.is-old-workbook':
    'Das ist eine Excel-Datei im alten Format (.xls). Öffnen Sie sie in Excel, und speichern Sie sie als «Excel-Arbeitsmappe (.xlsx)».',
  'table.is-binary-workbook':
    'Das ist eine Excel-Datei im Binärformat (.xlsb). Öffnen Sie sie in Excel, und speichern Sie sie als «Excel-Arbeitsmappe (.xlsx)».',
  'table.is-protected':
    'Diese Datei ist mit einem Passwort geschützt. Öffnen Sie sie in Excel, entfernen Sie das Passwort, und speichern Sie sie als «Excel-Arbeitsmappe (.xlsx)».',
  'table.is-web-page':
    'Diese Datei ist eine Webseite unter dem Namen einer Tabelle. Öffnen Sie sie in Excel, und speichern Sie sie als «Excel-Arbeitsmappe (.xlsx)».',
  'table.is-xml-sheet':
    'Das ist eine Tabelle im XML-Format von Excel 2003. Öffnen Sie sie in Excel, und speichern Sie sie als «Excel-Arbeitsmappe (.xlsx)».',
  'table.is-open-document':
    'Das ist eine Tabelle von LibreOffice oder OpenOffice (.ods). Speichern Sie sie dort als «Excel 2007–365 (.xlsx)».',
  'table.is-numbers':
    'Das ist eine Tabelle von Numbers. Wählen Sie dort «Ablage › Exportieren › Excel», und laden Sie die Datei hoch, die dabei entsteht.',
  'table.is-document':
    'Das ist ein Textdokument oder eine Präsentation. Kopieren Sie die Tabelle daraus, und fügen Sie sie hier ein.',
  'table.is-pdf':
    'Das ist ein PDF. Laden Sie die Liste als Excel-Datei (.xlsx) hoch, oder kopieren Sie die Zeilen und fügen Sie sie hier ein.',
  'table.is-picture':
    'Das ist ein Bild. Laden Sie die Liste als Excel-Datei (.xlsx) oder Textdatei (.csv) hoch.',
  'table.is-archive':
    'In dieser ZIP-Datei ist keine Excel-Arbeitsmappe. Packen Sie sie aus, und laden Sie die Liste selbst hoch.',
  'table.sheet-missing': 'In dieser Datei ist kein Blatt dieses Namens.',
  'table.too-complex':
    'Die Excel-Datei enthält ausgepackt zu viel. Kopieren Sie nur die Zellen mit den Weinen in eine neue Datei.',
  'table.too-many-rows': 'Die Liste hat mehr als {{max}} Zeilen. Teilen Sie sie auf.',
  'table.too-many-columns':
    'Die Liste hat mehr als {{max}} Spalten. Löschen Sie, was nicht zu den Weinen gehört.',
  'table.not-read':
    'Die Datei konnte gerade nicht gelesen werden; an ihr liegt es nicht. Versuchen Sie es nochmals.',
  'list-import.which': 'Bei «{{text}}» ist nicht klar, was gemeint ist. Wählen Sie.',
  'list-import.decided':
    'Über die Anfrage von «{{text}}» ist schon entschieden. Ändern Sie sie bei den Anfragen.',
  'list-import.other-fair':
    '{{stand}} gehört zu einer anderen Messe als der Katalog «{{catalog}}». Prüfen Sie, welche Messe beim Katalog gewählt ist.',
  'list-import.stand-taken':
    'Den Stand {{stand}} hat {{company}}, oder er ist dafür vorgesehen. Wählen Sie einen anderen.',
  'wine-import.cell-error': 'In Zelle {{cell}} Ihrer Datei steht ein Fehler. Tragen Sie den Wert hier ein.',
  'wine-import.cell-no-value':
    'Zelle {{cell}} enthält eine Formel ohne gespeichertes Ergebnis. Tragen Sie den Wert hier ein, oder öffnen und speichern Sie die Datei in Excel und lesen Sie sie nochmals ein.',
  'wine-import.cell-date':
    'Zelle {{cell}} ist in Ihrer Datei ein Datum oder eine Uhrzeit. Wählen Sie oder tragen Sie ein, was gemeint ist.',
  'wine-import.cell-rounded':
    'Zelle {{cell}} zeigt {{text}} und enthält {{value}}. Wählen Sie oder tragen Sie ein, was gilt.',
  'wine-import.cell-unseen':
    'Zelle {{cell}} zeigt nichts an und enthält {{value}}. Wählen Sie oder tragen Sie ein, was gilt.',
  'wine-import.cell-digits': 'In Zelle {{cell}} fehlen Ziffern: {{text}}. Tragen Sie die ganze Zahl ein.',
  'wine-import.cell-letters':
    'In Zelle {{cell}} sind vielleicht Buchstaben falsch. Wählen Sie oder tragen Sie ein, was gemeint ist.',
  'wine-import.unknown': '«{{text}}» ist nicht in der Auswahl.',
  'wine-import.similar': '«{{text}}» ist nicht in der Auswahl. Gemeint ist vielleicht:',
  'wine-import.which-price': '«{{text}}» lässt sich verschieden lesen. Gemeint ist vielleicht:',
  'wine-import.carton':
    '«{{text}}» ist mehr als eine Flasche, und der Preis gilt vielleicht für alle zusammen. Gedruckt wird, was eine Flasche kostet. Die Flasche hat vielleicht:',
  'wine-import.price-of-more':
    'Unter «{{heading}}» steht nicht der Preis einer Flasche. Gedruckt wird, was eine Flasche kostet. Wählen Sie, oder tragen Sie ihn ein.',
  'wine-import.other-year':
    'Der Name endet mit {{other}}, der Jahrgang ist aber {{year}}. Beides würde gedruckt. Wählen Sie, wie der Wein heisst.',
  'wine-import.size-in-name': 'Im Namen des Weins steht {{text}}. Die Grösse anpassen oder den Namen.',
  'wine-import.size-not-offered':
    'Die Grösse von «{{heading}}» ist nicht in der Auswahl. Nehmen Sie den Wein ohne diesen Preis, oder lassen Sie oben die ganze Spalte weg.',
  'wine-import.size-without-price':
    'Für «{{text}}» steht kein Preis in der Liste. Tragen Sie ihn ein, oder nehmen Sie den Wein ohne diese Grösse.',
  'wine-import.twice': 'Derselbe Wein steht schon in Zeile {{row}}.',
  'wine-import.foreign-number': 'Keiner Ihrer Weine hat hier diese Nummer.',
  'wine-import.other-wine':
    'Diese Nummer hat hier «{{wine}}», und sonst stimmt in der Zeile nichts damit überein.',
  'wine-import.changed-meanwhile':
    '«{{wine}}» (Zeile {{row}}) wurde inzwischen geändert. Prüfen Sie die Liste noch einmal; es ist nichts geschrieben.',
  'wine-import.nothing': 'In dieser Liste ist nichts, das neu oder anders wäre.',
  'wine-import.undone': 'Dieser Import ist schon rückgängig gemacht.',
  'wine-import.on-page':
    'Der Import lässt sich nicht mehr rückgängig machen, denn eine Katalogseite druckt schon: {{wines}}.',
  'wine-import.changed-since':
    'Der Import lässt sich nicht mehr rückgängig machen, denn seither geändert oder gelöscht wurden: {{wines}}.',
};
