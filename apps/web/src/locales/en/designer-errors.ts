import type { DesignerErrorCode } from '../de/designer-errors.ts';

export const designerErrors: Record<DesignerErrorCode, string> = {
  'designer.link-invalid': 'This link is not valid.',
  'designer.too-many-links': 'This page already has {{max}} open links. Revoke one of them first.',
  'designer.too-many-mails':
    'At most {{max}} links can be sent by e-mail in 24 hours. Choose “Only show it” and send the link yourself.',
};
