import { Button } from '@mantine/core';
import type { TokenItem } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formSheet } from '../../../form/form-layout.tsx';
import { formatDate, formatDateTime } from '../../../lib/date.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { confirm } from '../../../ui/confirm-store.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { laterView } from '../../../ui/later-view.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { notify } from '../../../ui/snackbar-store.ts';
import { NewToken } from '../components/new-token.tsx';
import styles from '../components/token.module.css';
import { type MadeToken, revokeToken, tokens } from '../token.api.ts';

const MadeTokenDialog = laterView(
  () => import('../components/made-token.tsx').then((module) => module.MadeTokenDialog),
  { close: ({ onClose }) => onClose() },
);

/** The tokens with which programs call the API, and a form for one more. */
export function TokenList() {
  const { t } = useTranslation();
  const { data, error, isPending, refetch } = useQuery(tokens());
  const [made, setMade] = useState<MadeToken | null>(null);
  return (
    <>
      <PageHeader title={t(($) => $.token.title)} />
      <section className={`${formSheet} ${styles.part}`} aria-label={t(($) => $.token.title)}>
        <p>{t(($) => $.token.intro)}</p>
        {isPending && <Loading />}
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data?.length === 0 && <p>{t(($) => $.token.none)}</p>}
        {data && data.length > 0 && (
          <ul className={styles.list}>
            {data.map((token) => (
              <OneToken key={token.id} token={token} />
            ))}
          </ul>
        )}
      </section>
      <NewToken onMade={setMade} />
      {made && <MadeTokenDialog made={made} onClose={() => setMade(null)} />}
    </>
  );
}

function OneToken({ token }: { token: TokenItem }) {
  const { t } = useTranslation();
  const { id, name, scope, resources, owner } = token;
  const reach =
    resources.length === 0
      ? t(($) => $.token.everything)
      : resources.map((resource) => t(($) => $.token.of[resource])).join(', ');
  async function revoke() {
    const sure = await confirm({
      title: t(($) => $.token.revokeTitle, { name }),
      text: t(($) => $.token.revokeText),
      confirm: t(($) => $.token.revoke),
      danger: true,
    });
    if (!sure) return;
    try {
      await revokeToken(id);
      notify(
        'success',
        t(($) => $.token.revoked, { name }),
      );
    } catch (error) {
      notify('danger', errorText(t, error));
    }
  }
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <span>{t(($) => $.token.reach, { scope: t(($) => $.token.scopes[scope]), reach })}</span>
        <span>{t(($) => $.token.byUntil, { owner, day: formatDate(token.expires_on) ?? '' })}</span>
        <span>
          {token.last_used
            ? t(($) => $.token.usedAt, { at: formatDateTime(token.last_used) ?? '' })
            : t(($) => $.token.unused)}
        </span>
      </div>
      {token.revoked_at ? (
        <span>{t(($) => $.token.revokedAt, { at: formatDateTime(token.revoked_at) ?? '' })}</span>
      ) : (
        <Button
          variant="default"
          aria-label={t(($) => $.token.revokeOf, { name })}
          onClick={() => void revoke()}
        >
          {t(($) => $.token.revoke)}
        </Button>
      )}
    </li>
  );
}
