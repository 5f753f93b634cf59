import { isAdministrator, isDashboardChannel } from '@rebblatt/contracts';
import type { Actor } from '../lib/actor.ts';

/** Prefix of a private channel's name on the wire; clients add it by themselves. */
const statusChannelForm = /^private-status\.([1-9]\d{0,9})$/;

/** The private channel that reports to a user about their uploads and books. */
export const statusChannelOf = (userId: number) => `private-status.${userId}`;

/** Whose status list a channel carries; null for any other channel. */
export function statusOwnerOf(channel: unknown): number | null {
  const [, digits] = (typeof channel === 'string' && statusChannelForm.exec(channel)) || [];
  return digits ? Number(digits) : null;
}

/** Whether a channel is of this product: only its own sessions join it, and nobody else may send its events. */
export const isOwnChannel = (channel: string): boolean =>
  statusOwnerOf(channel) !== null || isDashboardChannel(channel);

/**
 * The one decision about who may join a channel, whatever the transport: a status list is for its user alone, the
 * dashboard for administrators.
 */
export const mayJoin = (actor: Actor, channel: unknown): channel is string =>
  statusOwnerOf(channel) === actor.userId || (isDashboardChannel(channel) && isAdministrator(actor.role));

/** Whether a channel tells its members who else is there. */
export const isPresence = (channel: string): boolean => channel.startsWith('presence-');
