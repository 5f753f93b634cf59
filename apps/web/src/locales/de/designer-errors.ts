import type { ErrorCode } from '@rebblatt/contracts';

/** Refusals that only the link for a designer gets. */
export type DesignerErrorCode = Extract<ErrorCode, `designer.${string}`>;

export const designerErrors: Record<DesignerErrorCode, string> = {
  'designer.link-invalid': 'Dieser Link gilt nicht.',
  'designer.too-many-links': 'Für diese Seite gibt es schon {{max}} offene Links. Sperren Sie zuerst einen.',
  'designer.too-many-mails':
    'In 24 Stunden lassen sich höchstens {{max}} Links per E-Mail senden. Zeigen Sie den Link nur an, und senden Sie ihn selbst.',
};
