import type { ErrorCode } from '@rebblatt/contracts';

/** Refusals that only the people of a company get. */
export type ContactErrorCode = Extract<ErrorCode, `contact.${string}`>;

export const contactErrors: Record<ContactErrorCode, string> = {
  'contact.last':
    'Es muss jemand bleiben, der sich anmelden und alles tun kann. Geben Sie zuerst jemand anderem dieses Recht.',
  'contact.too-many': 'Eine Firma kann höchstens {{max}} Kontakte haben.',
};
