import type { ContactRight } from '@rebblatt/contracts';
import type { Endpoint } from './endpoint.ts';

/** The rights of a contact, each with what comes before it. */
const REACH: Record<ContactRight, number> = { read: 0, fill: 1, everything: 2 };

/**
 * Whether a contact may make a call. Without another word in the call, a GET reads and everything else fills.
 * @param may the contact's right
 */
export function permitsContact(may: ContactRight, { method, contract }: Endpoint): boolean {
  if (contract.allow.name === 'anyone') return true;
  return REACH[may] >= REACH[contract.needs ?? (method === 'get' ? 'read' : 'fill')];
}
