import { channelName } from '@rebblatt/contracts';
import { AppError } from '../lib/app-error.ts';
import type { Database } from '../lib/database.ts';
import { isPresence } from '../live/channel.ts';
import { findOccupied, findUsers, type OccupiedChannel } from '../live/occupancy.ts';

/** The protocol answers 400 where something is asked that a channel of this kind does not have. */
const refused = (field: string) =>
  new AppError(400, 'request.invalid', { fields: { [field]: [{ key: 'validation.invalid', params: {} }] } });

const attributes = ['user_count', 'subscription_count'];

/** What is asked of channels. @throws AppError 400 for the users of channels that are not presence channels */
function asked(query: URLSearchParams, onlyPresence: boolean): Set<string> {
  const info = new Set((query.get('info') ?? '').split(',').filter(Boolean));
  if ([...info].some((name) => !attributes.includes(name))) throw refused('info');
  if (info.has('user_count') && !onlyPresence) throw refused('info');
  return info;
}

const answer = (info: Set<string>, { sockets, users }: Pick<OccupiedChannel, 'sockets' | 'users'>) => ({
  ...(info.has('user_count') && { user_count: users }),
  ...(info.has('subscription_count') && { subscription_count: sockets }),
});

function nameOf(channel: string, field = 'channel'): string {
  if (!channelName.safeParse(channel).success) throw refused(field);
  return channel;
}

type Answer = (db: Database, query: URLSearchParams, channel: string) => Promise<unknown>;

/**
 * The calls with which other back ends ask who is listening, by their path below `/apps/{id}/`, over all nodes.
 * https://pusher.com/docs/channels/library_auth_reference/rest-api/#get-channels-fetch-info-for-multiple-channels
 */
export const channelCalls: Record<string, Answer> = {
  async channels(db, query) {
    const prefix = query.get('filter_by_prefix') ?? '';
    if (prefix) nameOf(prefix, 'filter_by_prefix');
    const info = asked(query, isPresence(prefix));
    const occupied = await findOccupied(db, { prefix });
    return { channels: Object.fromEntries(occupied.map((one) => [one.channel, answer(info, one)])) };
  },
  async 'channels/:channel'(db, query, name) {
    const channel = nameOf(name);
    const info = asked(query, isPresence(channel));
    const [one] = await findOccupied(db, { channel });
    return { occupied: one !== undefined, ...answer(info, one ?? { sockets: 0, users: 0 }) };
  },
  async 'channels/:channel/users'(db, _query, name) {
    const channel = nameOf(name);
    if (!isPresence(channel)) throw refused('channel');
    return { users: (await findUsers(db, channel)).map((id) => ({ id })) };
  },
};
