import type { ErrorCode } from '@rebblatt/contracts';

/** Refusals that only the editors of pages get. */
export type EditorErrorCode = Extract<
  ErrorCode,
  `page.import${string}` | 'page.no-earlier-pdf' | 'page.remark-foreign' | 'page.stand-locked'
>;

export const editorErrors: Record<EditorErrorCode, string> = {
  'page.import-foreign': 'Diese Seite kann hier nicht importiert werden.',
  'page.imported-already': 'Diese Seite wurde schon in eine andere Seite importiert.',
  'page.import-changed-since':
    'Die Seite oder ein Wein wurde seit dem Import geändert; er lässt sich nicht mehr rückgängig machen.',
  'page.no-earlier-pdf': 'Es gibt keine frühere Datei mehr, die sich wieder einsetzen lässt.',
  'page.remark-foreign': 'Bis zur nächsten Freigabe kann nur die Messeleitung diese Bemerkung ändern.',
  'page.stand-locked': 'Der Stand kann nach der Annahme nicht mehr geändert werden.',
};
