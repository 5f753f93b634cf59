import { Button, Group, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formSheet } from '../../../form/form-layout.tsx';
import { formatDate, formatDateTime } from '../../../lib/date.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { notify } from '../../../ui/snackbar-store.ts';
import { Notice } from '../../../ui/status-tag.tsx';
import { removeFactor, renewCodes, secondFactor } from '../second-factor.api.ts';
import styles from './access.module.css';
import { PasswordDialog } from './password-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** One's own second factor: what there is, and what can be done with it. */
export function SecondFactor() {
  const { t } = useTranslation();
  const { data, error, isPending, refetch } = useQuery(secondFactor('own'));
  const [asked, ask] = useState<'renew' | 'remove' | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const title = t(($) => $.secondFactor.title);
  const from = formatDate(data?.required_from);
  return (
    <section className={`${formSheet} ${styles.part}`} aria-label={title}>
      <h2>{title}</h2>
      {isPending && <Loading />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && !data.totp && (
        <>
          <p>{t(($) => $.secondFactor.why)}</p>
          <Button component={Link} to="/second-factor">
            {t(($) => $.secondFactor.setUp)}
          </Button>
        </>
      )}
      {data?.required && from && !data.totp && (
        <Notice tone="wait">{t(($) => $.secondFactor.requiredFrom, { day: from })}</Notice>
      )}
      {data?.totp && (
        <>
          <p>
            {t(($) => $.secondFactor.since, { since: formatDateTime(data.totp.since) ?? '' })}{' '}
            {t(($) => $.secondFactor.left, { count: data.recovery_codes_left })}
          </p>
          <Group gap="xs">
            <Button variant="default" onClick={() => ask('renew')}>
              {t(($) => $.secondFactor.renew)}
            </Button>
            <Button component={Link} to="/second-factor" variant="default">
              {t(($) => $.secondFactor.otherPhone)}
            </Button>
            <Button variant="default" c="var(--danger)" onClick={() => ask('remove')}>
              {t(($) => $.secondFactor.remove)}
            </Button>
          </Group>
        </>
      )}
      {asked === 'remove' && (
        <PasswordDialog
          title={t(($) => $.secondFactor.remove)}
          text={t(($) => $.secondFactor.removeText)}
          act={removeFactor}
          onClose={() => ask(null)}
          onDone={() => {
            ask(null);
            notify(
              'success',
              t(($) => $.secondFactor.removed),
            );
          }}
        />
      )}
      {asked === 'renew' && (
        <PasswordDialog
          title={t(($) => $.secondFactor.renew)}
          text={t(($) => $.secondFactor.renewText)}
          act={renewCodes}
          onClose={() => ask(null)}
          onDone={(made) => {
            ask(null);
            setCodes(made);
          }}
        />
      )}
      {codes && (
        <Modal
          opened
          onClose={() => setCodes(null)}
          title={t(($) => $.secondFactor.codes)}
          closeButtonProps={{ 'aria-label': t(($) => $.ui.close) }}
          centered
        >
          <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
        </Modal>
      )}
    </section>
  );
}
