import type { ErrorCode } from '@rebblatt/contracts';

/** Refusals that only the editors of pages get. */
export type EditorErrorCode = Extract<
  ErrorCode,
  | `page.import${string}`
  | 'page.no-earlier-pdf'
  | 'page.remark-foreign'
  | 'page.stand-locked'
  | 'page.no-logo'
  | 'page.no-categories'
  | 'page.no-wines'
  | 'page.wines-without-price'
  | 'page.does-not-fit'
>;

export const editorErrors: Record<EditorErrorCode, string> = {
  'page.import-foreign': 'Diese Seite kann hier nicht importiert werden.',
  'page.imported-already': 'Diese Seite wurde schon in eine andere Seite importiert.',
  'page.import-changed-since':
    'Die Seite oder ein Wein wurde seit dem Import geändert; er lässt sich nicht mehr rückgängig machen.',
  'page.no-earlier-pdf': 'Es gibt keine frühere Datei mehr, die sich wieder einsetzen lässt.',
  'page.remark-foreign': 'Bis zur nächsten Freigabe kann nur die Messeleitung diese Bemerkung ändern.',
  'page.stand-locked': 'Der Stand kann nach der Annahme nicht mehr geändert werden.',
  'page.no-logo': 'Die Seite hat noch kein Logo.',
  'page.no-categories': 'Die Seite hat noch keine Kategorien.',
  'page.no-wines': 'Auf der Seite steht noch kein Wein. Nehmen Sie Weine in eine Kategorie auf.',
  'page.wines-without-price':
    'Diese Weine haben keinen Preis für die Flaschengrössen ihrer Kategorie: {{wines}}. Ergänzen Sie die Preise oder nehmen Sie die Weine von der Seite.',
  'page.does-not-fit': 'Der Inhalt passt voraussichtlich nicht auf eine einzelne Seite. Kürzen Sie ihn.',
};
