import type { ErrorCode } from '@rebblatt/contracts';

/** Refusals that only the import of a page gets. */
export type EditorErrorCode = Extract<ErrorCode, `page.import${string}`>;

export const editorErrors: Record<EditorErrorCode, string> = {
  'page.import-foreign': 'Diese Seite kann hier nicht importiert werden.',
  'page.imported-already': 'Diese Seite wurde schon in eine andere Seite importiert.',
  'page.import-changed-since':
    'Die Seite oder ein Wein wurde seit dem Import geändert; er lässt sich nicht mehr rückgängig machen.',
};
