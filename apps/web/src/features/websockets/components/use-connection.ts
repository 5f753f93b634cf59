import type { LiveAppRow, LogMessage } from '@rebblatt/contracts';
import { useEffect, useRef, useState } from 'react';
import { addMinute, refreshStatistics } from '../websockets.api.ts';
import { openConnection, type Trouble } from './connection.ts';

/** The log keeps this many entries. */
const MAX_ENTRIES = 500;

/** An entry of the log with its number. */
export type Entry = LogMessage & { number: number };
export type ConnectionState = 'disconnected' | 'connecting' | 'connected';

/** The connection of the dashboard and its log, newest first. It ends with the screen. */
export function useConnection(app: LiveAppRow) {
  const [state, setState] = useState<ConnectionState>('disconnected');
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [entries, setEntries] = useState<Entry[]>([]);
  const number = useRef(0);
  const close = useRef<() => void>(undefined);
  /** Grows with every connection that is asked for and when it is given up. */
  const turn = useRef(0);

  const disconnect = () => {
    turn.current += 1;
    close.current?.();
    close.current = undefined;
    setState('disconnected');
  };
  useEffect(
    () => () => {
      turn.current += 1;
      close.current?.();
    },
    [],
  );

  async function connect(port: number) {
    disconnect();
    const mine = turn.current;
    const current = () => mine === turn.current;
    setTrouble(null);
    setState('connecting');
    try {
      const opened = await openConnection(app, port, {
        state(next) {
          if (!current()) return;
          setState(next);
          if (next === 'connected') void refreshStatistics(app.id);
        },
        trouble(next) {
          if (!current()) return;
          setTrouble(next);
          if (next === 'full') setEntries([]);
        },
        entry(entry) {
          number.current += 1;
          const numbered = { ...entry, number: number.current };
          setEntries((known) => [numbered, ...known].slice(0, MAX_ENTRIES));
        },
        statistics: addMinute,
      });
      if (current()) close.current = opened;
      else opened();
    } catch {
      if (!current()) return;
      setTrouble('unavailable');
      setState('disconnected');
    }
  }

  return { state, trouble, entries, connect, disconnect, clear: () => setEntries([]) };
}
