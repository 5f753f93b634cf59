import type { DesignerErrorCode } from '../de/designer-errors.ts';

export const designerErrors: Record<DesignerErrorCode, string> = {
  'designer.link-invalid': 'Ce lien n’est pas valable.',
  'designer.too-many-links': 'Cette page a déjà {{max}} liens ouverts. Bloquez-en d’abord un.',
  'designer.too-many-mails':
    'En 24 heures, {{max}} liens au plus peuvent être envoyés par e-mail. Affichez seulement le lien et envoyez-le vous-même.',
};
