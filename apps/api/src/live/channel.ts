import type { Actor } from '../lib/actor.ts';

/** A channel's name on the wire; private ones carry this prefix, which clients add by themselves. */
const statusChannelForm = /^private-status\.([1-9]\d{0,9})$/;

/** The private channel on which a user hears of their uploads and books. */
export const statusChannelOf = (userId: number) => `private-status.${userId}`;

/** Whose status list a channel carries; null for any other channel. */
export function statusOwnerOf(channel: unknown): number | null {
  const [, digits] = (typeof channel === 'string' && statusChannelForm.exec(channel)) || [];
  return digits ? Number(digits) : null;
}

/** The one decision about who hears what, whatever the transport: a status list is for that user alone. */
export const mayJoin = (actor: Actor, channel: unknown): channel is string =>
  statusOwnerOf(channel) === actor.userId;
