import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useStore } from '../lib/store.ts';
import { useTranslation } from '../lib/use-translation.ts';
import styles from './snackbar.module.css';
import { closeMessage, MESSAGE_MS, type Message, messageStore } from './snackbar-store.ts';

const icons = { success: CircleCheck, danger: CircleAlert, info: Info };

/** Shows all messages; part of every layout. */
export function Snackbar() {
  const message = useStore(messageStore);
  const id = message?.id;
  const stays = message?.links !== undefined;
  useEffect(() => {
    if (id === undefined || stays) return;
    const timer = setTimeout(closeMessage, MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [id, stays]);
  return (
    <div className={styles.place} aria-live="polite">
      {message && <Bar key={message.id} message={message} />}
    </div>
  );
}

function Bar({ message }: { message: Message }) {
  const { t } = useTranslation();
  const Icon = icons[message.theme];
  const { action, links = [] } = message;
  return (
    <div
      className={styles.bar}
      data-theme={message.theme}
      role={message.theme === 'danger' ? 'alert' : undefined}
    >
      <Icon size={18} aria-hidden />
      <div className={styles.text}>
        <p>{message.text}</p>
        {links.length > 0 && (
          <ul className={styles.links}>
            {links.map(({ label, to }) => (
              <li key={to ?? label}>
                {to === undefined ? (
                  label
                ) : (
                  <Link to={to} onClick={closeMessage}>
                    {label}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            closeMessage();
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={t(($) => $.ui.dismissMessage)}
        onClick={closeMessage}
      >
        <X size={18} aria-hidden />
      </button>
    </div>
  );
}
