import type { Role } from '@rebblatt/contracts';

/** Who is calling. While an administrator works as an exhibitor, `userId` is the exhibitor and `adminId` the administrator. */
export interface Actor {
  readonly userId: number;
  readonly email: string;
  readonly role: Role;
  readonly active: boolean;
  readonly sessionId: string;
  readonly adminId: number | null;
  readonly ip: string;
  /** Somebody without an account acts for the exhibitor `userId`, by the link that was made for their designer. */
  readonly byLink?: true;
}
