import { Button } from '@mantine/core';
import type { SessionItem } from '@rebblatt/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { formSheet } from '../../../form/form-layout.tsx';
import { formatDateTime } from '../../../lib/date.ts';
import { errorText } from '../../../lib/error-text.ts';
import type { Translate } from '../../../lib/text-key.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { confirm } from '../../../ui/confirm-store.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { notify } from '../../../ui/snackbar-store.ts';
import { endOtherSessions, endSession, openSessions, type Whose } from '../session-list.api.ts';
import styles from './access.module.css';

/** «Firefox auf Windows». */
const browserIn = (t: Translate, { browser, device }: SessionItem): string => {
  const name = browser ?? t(($) => $.sessions.unknown);
  return device ? t(($) => $.sessions.on, { browser: name, device }) : name;
};

/** The open sessions of an account: each with what it is, and its end. */
export function SessionList({ whose }: { whose: Whose }) {
  const { t } = useTranslation();
  const { data, error, isPending, refetch } = useQuery(openSessions(whose));
  const own = whose === 'own';
  const others = own && (data ?? []).some(({ current }) => current === 0);
  const failed = (cause: Error) => notify('danger', errorText(t, cause));
  const endOthers = useMutation({
    mutationFn: endOtherSessions,
    onError: failed,
    onSuccess: (count) =>
      notify(
        'success',
        t(($) => $.sessions.othersEnded, { count }),
      ),
  });
  async function askForOthers() {
    const agreed = await confirm({
      title: t(($) => $.sessions.endOthersTitle),
      text: t(($) => $.sessions.endOthersText),
      confirm: t(($) => $.sessions.endOthers),
      danger: true,
    });
    if (agreed) endOthers.mutate();
  }
  const title = own ? t(($) => $.sessions.title) : t(($) => $.sessions.titleOf);
  return (
    <section className={`${formSheet} ${styles.part}`} aria-label={title}>
      <h2>{title}</h2>
      {own && <p>{t(($) => $.sessions.intro)}</p>}
      {isPending && <Loading />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p>{t(($) => $.sessions.none)}</p>}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map((session) => (
            <OneSession key={session.id} session={session} whose={whose} onFailed={failed} />
          ))}
        </ul>
      )}
      {others && (
        <Button variant="default" loading={endOthers.isPending} onClick={() => void askForOthers()}>
          {t(($) => $.sessions.endOthers)}
        </Button>
      )}
    </section>
  );
}

type Props = { session: SessionItem; whose: Whose; onFailed: (error: Error) => void };

function OneSession({ session, whose, onFailed }: Props) {
  const { t } = useTranslation();
  const browser = browserIn(t, session);
  const since = formatDateTime(session.since) ?? '';
  const end = useMutation({
    mutationFn: () => endSession(whose, session.id),
    onError: onFailed,
    onSuccess: () =>
      notify(
        'success',
        t(($) => $.sessions.ended),
      ),
  });
  const marks = [
    ...(session.current ? [t(($) => $.sessions.current)] : []),
    ...(session.on_behalf_of ? [t(($) => $.sessions.onBehalf, { company: session.on_behalf_of })] : []),
  ];
  return (
    <li>
      <div>
        <strong>{[browser, ...marks].join(', ')}</strong>
        {session.place && session.address && (
          <span>
            {t(($) => $.sessions.where, {
              place: t(($) => $.sessions.places[session.place ?? 'internet']),
              address: session.address,
            })}
          </span>
        )}
        <span>
          {t(($) => $.sessions.since, {
            since,
            seen: formatDateTime(session.last_seen) ?? '',
          })}
        </span>
      </div>
      {session.current === 0 && (
        <Button
          variant="default"
          loading={end.isPending}
          aria-label={t(($) => $.sessions.endOf, { browser, since })}
          onClick={() => end.mutate()}
        >
          {t(($) => $.sessions.end)}
        </Button>
      )}
    </li>
  );
}
