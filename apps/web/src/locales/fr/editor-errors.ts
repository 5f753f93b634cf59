import type { EditorErrorCode } from '../de/editor-errors.ts';

export const editorErrors: Record<EditorErrorCode, string> = {
  'page.import-foreign': 'Cette page ne peut pas être importée ici.',
  'page.imported-already': 'Cette page a déjà été importée dans une autre.',
  'page.import-changed-since':
    'La page ou un vin a été modifié depuis l’importation, qui ne peut plus être annulée.',
};
