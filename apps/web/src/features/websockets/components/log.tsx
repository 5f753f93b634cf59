import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { type LogType, logTypes } from '@rebblatt/contracts';
import { Pause, Play, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { StatusTag, type StatusTone } from '../../../ui/status-tag.tsx';
import type { Entry } from './use-connection.ts';
import styles from './websockets.module.css';

/** The badges that the dashboard has always had. */
const tones: Record<LogType, StatusTone> = {
  occupied: 'primary',
  connection: 'primary',
  vacated: 'wait',
  disconnection: 'danger',
  'api-message': 'info',
  subscribed: 'neutral',
  'client-message': 'neutral',
};

const clock = new Intl.DateTimeFormat('de-CH', { timeStyle: 'medium' });

const fits = (entry: Entry, type: string, text: string) =>
  (!type || entry.type === type) &&
  [entry.socketId, entry.details, entry.data].join(' ').toLowerCase().includes(text.trim().toLowerCase());

/** What happens on the live channel, newest first; paused it stands still while more is gathered. */
export function Log({ entries, onClear }: { entries: Entry[]; onClear: () => void }) {
  const { t } = useTranslation();
  const [type, setType] = useState('');
  const [text, setText] = useState('');
  const [frozen, setFrozen] = useState<Entry[] | null>(null);
  // Nothing is held back of a log that was cleared.
  const empty = entries.length === 0;
  useEffect(() => {
    if (empty) setFrozen(null);
  }, [empty]);
  const held = frozen && entries.length > 0 ? frozen : entries;
  const shown = held.filter((entry) => fits(entry, type, text));
  const more = (entries[0]?.number ?? 0) - (held[0]?.number ?? 0);
  return (
    <section className={styles.sheet}>
      <h2 className={styles.heading}>{t(($) => $.websockets.log)}</h2>
      <Group gap="sm" align="end" mb="sm">
        <NativeSelect
          label={t(($) => $.websockets.type)}
          value={type}
          onChange={(event) => setType(event.currentTarget.value)}
          data={[
            { value: '', label: t(($) => $.websockets.allTypes) },
            ...logTypes.map((value) => ({ value, label: t(($) => $.websockets.types[value]) })),
          ]}
        />
        <TextInput
          label={t(($) => $.websockets.filter)}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button
          variant="default"
          leftSection={frozen ? <Play size={16} aria-hidden /> : <Pause size={16} aria-hidden />}
          onClick={() => setFrozen(frozen ? null : entries)}
        >
          {frozen ? t(($) => $.websockets.goOn) : t(($) => $.websockets.pause)}
        </Button>
        <Button
          variant="default"
          leftSection={<Trash2 size={16} aria-hidden />}
          disabled={entries.length === 0}
          onClick={() => {
            setFrozen(null);
            onClear();
          }}
        >
          {t(($) => $.websockets.clear)}
        </Button>
        <span role="status">{frozen && more > 0 && t(($) => $.websockets.more, { count: more })}</span>
      </Group>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={t(($) => $.websockets.log)}>
        <table className={styles.log}>
          <thead>
            <tr>
              <th scope="col">{t(($) => $.websockets.type)}</th>
              <th scope="col">{t(($) => $.websockets.socket)}</th>
              <th scope="col">{t(($) => $.websockets.details)}</th>
              <th scope="col">{t(($) => $.websockets.time)}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((entry) => (
              <tr key={entry.number}>
                <td>
                  <StatusTag tone={tones[entry.type] ?? 'neutral'}>
                    {t(($) => $.websockets.types[entry.type])}
                  </StatusTag>
                </td>
                <td className={styles.code}>{entry.socketId}</td>
                <td className={styles.details}>
                  {entry.details}
                  {entry.data && <code className={styles.data}>{entry.data}</code>}
                </td>
                <td className={styles.time}>{clock.format(new Date(entry.time))}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {shown.length === 0 && (
          <p className={styles.nothing}>
            {entries.length > 0 ? t(($) => $.websockets.noneFits) : t(($) => $.websockets.logEmpty)}
          </p>
        )}
      </section>
    </section>
  );
}
