import { INVITATION_DAYS, INVITED_LATELY_HOURS } from '@rebblatt/contracts';

const HOUR_MS = 3_600_000;

/** When an invitation that is sent now is over. */
export const invitationEnd = (now: Date) => new Date(now.getTime() + INVITATION_DAYS * 24 * HOUR_MS);

/** Those invited after this moment are not invited again unless that is wanted. */
export const invitedLately = (now: Date) => new Date(now.getTime() - INVITED_LATELY_HOURS * HOUR_MS);

/** New links that the owner of an old one may ask for in an hour, so that nobody fills a mailbox. */
export const MAX_RENEWALS = 3;

/** Passwords that may be sent from one address in an hour: several growers may do it in one room. */
export const MAX_ACCEPTED_PER_ADDRESS = 60;
export const HOUR_SECONDS = 3600;
