import type { ContactRight, Role } from '@rebblatt/contracts';
import type { TokenUse } from './api-token.ts';

/**
 * Who is calling. While an administrator works as an exhibitor, `userId` is the exhibitor and `adminId` the administrator; a
 * contact of a company is the same with the contact's account, and `may` says what they may do.
 */
export interface Actor {
  readonly userId: number;
  readonly email: string;
  readonly role: Role;
  readonly active: boolean;
  readonly sessionId: string;
  readonly adminId: number | null;
  readonly ip: string;
  /** What a contact may do for the company; absent for everybody else. */
  readonly may?: ContactRight;
  /** Somebody without an account acts for the exhibitor `userId`, by the link that was made for their designer. */
  readonly byLink?: true;
  /** An administrator who must set up a second factor before anything else. */
  readonly factorMissing?: true;
  /** By which token a program calls; absent for people. */
  readonly token?: TokenUse;
}

/** The account of the person who calls: a contact's own, and null for an administrator who works as an exhibitor. */
export const ownAccountOf = ({ userId, adminId, may }: Actor): number | null =>
  may ? adminId : adminId === null ? userId : null;
