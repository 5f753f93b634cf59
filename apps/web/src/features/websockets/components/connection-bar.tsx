import { Button, NativeSelect, NumberInput } from '@mantine/core';
import type { LiveAppRow } from '@rebblatt/contracts';
import { useState } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Notice, StatusTag, type StatusTone } from '../../../ui/status-tag.tsx';
import type { Trouble } from './connection.ts';
import type { ConnectionState } from './use-connection.ts';
import styles from './websockets.module.css';

const tones: Record<ConnectionState, StatusTone> = {
  connected: 'ok',
  connecting: 'wait',
  disconnected: 'neutral',
};

/** The port of the product itself. */
const ownPort = () => Number(location.port) || (location.protocol === 'https:' ? 443 : 80);

type Props = {
  apps: LiveAppRow[];
  app: LiveAppRow;
  onApp: (id: string) => void;
  state: ConnectionState;
  trouble: Trouble | null;
  onConnect: (port: number) => void;
  onDisconnect: () => void;
};

/** Which app on which port, and whether there is a connection. */
export function ConnectionBar({ apps, app, onApp, state, trouble, onConnect, onDisconnect }: Props) {
  const { t } = useTranslation();
  const [port, setPort] = useState<number | string>(app.port ?? ownPort());
  const connected = state !== 'disconnected';
  return (
    <section className={styles.sheet} aria-label={t(($) => $.websockets.connection)}>
      <form
        className={styles.bar}
        onSubmit={(event) => {
          event.preventDefault();
          if (typeof port === 'number') onConnect(port);
        }}
      >
        <NativeSelect
          label={t(($) => $.websockets.app)}
          value={app.id}
          data={apps.map(({ id }) => id)}
          disabled={connected}
          onChange={(event) => onApp(event.currentTarget.value)}
        />
        <NumberInput
          label={t(($) => $.websockets.port)}
          className={styles.port}
          value={port}
          onChange={setPort}
          min={1}
          max={65_535}
          allowDecimal={false}
          allowNegative={false}
          clampBehavior="strict"
          hideControls
          disabled={connected}
        />
        {connected ? (
          // A key of its own: the same element would become the other button within the click, and connect again.
          <Button key="disconnect" variant="default" onClick={onDisconnect}>
            {t(($) => $.websockets.disconnect)}
          </Button>
        ) : (
          <Button key="connect" type="submit" disabled={typeof port !== 'number'}>
            {t(($) => $.websockets.connect)}
          </Button>
        )}
        <span className={styles.state} role="status">
          <StatusTag tone={tones[state]}>{t(($) => $.websockets.states[state])}</StatusTag>
        </span>
      </form>
      {trouble && (
        <div className={styles.trouble}>
          <Notice tone="danger">{t(($) => $.websockets.troubles[trouble])}</Notice>
        </div>
      )}
    </section>
  );
}
