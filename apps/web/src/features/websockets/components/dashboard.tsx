import type { LiveAppRow } from '@rebblatt/contracts';
import { ConnectionBar } from './connection-bar.tsx';
import { EventForm } from './event-form.tsx';
import { Log } from './log.tsx';
import { Statistics } from './statistics.tsx';
import { useConnection } from './use-connection.ts';
import styles from './websockets.module.css';

type Props = { apps: LiveAppRow[]; app: LiveAppRow; onApp: (id: string) => void };

/** The dashboard of one app. */
export function Dashboard({ apps, app, onApp }: Props) {
  const { state, trouble, entries, connect, disconnect, clear } = useConnection(app);
  return (
    <div className={styles.dashboard}>
      <ConnectionBar
        apps={apps}
        app={app}
        onApp={onApp}
        state={state}
        trouble={trouble}
        onConnect={(port) => void connect(port)}
        onDisconnect={disconnect}
      />
      <Statistics appId={app.id} />
      <EventForm app={app} />
      <Log entries={entries} onClear={clear} />
    </div>
  );
}
