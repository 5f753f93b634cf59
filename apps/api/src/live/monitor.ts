import { isDashboardChannel, type LogMessage, type LogType } from '@rebblatt/contracts';

/** What was counted since it was last taken. */
export interface Counted {
  /** The most clients that were connected at the same time. */
  peak: number;
  /** Messages of clients. */
  messages: number;
  /** Events of other back ends and of the dashboard. */
  apiMessages: number;
}

/** What happens on the live channel of this node, over all transports: counted, and told to whoever listens. */
export interface Monitor {
  /** Something that the log tells of, with the channel that it is about. */
  note(type: LogType, about?: { socketId?: string; channel?: string; details?: string; data?: string }): void;
  /** How many clients are connected. */
  connections(): number;
  /** A client sent a message. */
  message(): void;
  /** What was counted since the last call. */
  take(): Counted;
  /** Gives back what could not be stored. */
  giveBack(counted: Counted): void;
  /** From now on every entry of the log goes to `listener`; null: to nobody. */
  listen(listener: ((entry: LogMessage) => void) | null): void;
}

/** Counts for one node. */
export function createMonitor(): Monitor {
  let connections = 0;
  let counted: Counted = { peak: 0, messages: 0, apiMessages: 0 };
  let listener: ((entry: LogMessage) => void) | null = null;

  return {
    note(type, { socketId, channel, details, data } = {}) {
      if (type === 'connection') counted.peak = Math.max(counted.peak, ++connections);
      if (type === 'disconnection') connections -= 1;
      if (type === 'api-message') counted.apiMessages += 1;
      // The dashboard does not tell of itself.
      if (!listener || isDashboardChannel(channel)) return;
      const parts = [channel && `Channel: ${channel}`, details].filter(Boolean).join(', ');
      listener({
        type,
        time: new Date().toISOString(),
        ...(socketId && { socketId }),
        ...(parts && { details: parts }),
        ...(data && { data }),
      });
    },
    connections: () => connections,
    message: () => void counted.messages++,
    take() {
      const taken = counted;
      counted = { peak: connections, messages: 0, apiMessages: 0 };
      return taken;
    },
    giveBack({ peak, messages, apiMessages }) {
      counted.peak = Math.max(counted.peak, peak);
      counted.messages += messages;
      counted.apiMessages += apiMessages;
    },
    listen(next) {
      listener = next;
    },
  };
}
