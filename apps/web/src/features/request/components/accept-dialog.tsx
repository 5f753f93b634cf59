import { Button, Modal } from '@mantine/core';
import type { AcceptedAsProposed } from '@rebblatt/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { notify } from '../../../ui/snackbar-store.ts';
import { acceptAsProposed, acceptanceOf } from '../request.api.ts';
import styles from './accept-dialog.module.css';

type Props = {
  opened: boolean;
  /** The requests to accept. */
  ids: readonly number[];
  onDone: () => void;
  onClose: () => void;
};

/** Shows which requests can be accepted as proposed and why the others cannot, and accepts the first. */
export function AcceptDialog({ opened, ids, onDone, onClose }: Props) {
  const { t } = useTranslation();
  // A dialog restores the focus only if it was mounted closed.
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return (
    <Modal
      opened={mounted && opened}
      onClose={onClose}
      title={t(($) => $.request.acceptTitle, { count: ids.length })}
      closeButtonProps={{ 'aria-label': t(($) => $.ui.close) }}
      centered
    >
      <Acceptance ids={ids} onDone={onDone} onClose={onClose} />
    </Modal>
  );
}

function Acceptance({ ids, onDone, onClose }: Omit<Props, 'opened'>) {
  const { t } = useTranslation();
  const { data, error } = useQuery(acceptanceOf(ids));
  const acceptance = useMutation({
    mutationFn: () => acceptAsProposed(ids),
    onSuccess: ({ accepted, left }) => {
      const words = [
        ...(accepted > 0 ? [t(($) => $.request.acceptedMarked, { count: accepted })] : []),
        ...(left.length > 0 ? [t(($) => $.request.leftMarked, { count: left.length })] : []),
      ];
      notify(accepted > 0 ? 'success' : 'info', words.join(' '));
      onDone();
    },
    onError: (failure) => notify('danger', errorText(t, failure)),
  });
  if (error) return <ErrorState error={error} />;
  if (!data) return <p role="status">{t(($) => $.request.acceptChecking)}</p>;
  return (
    <>
      <p>{t(($) => $.request.acceptText, { count: data.accepted })}</p>
      {data.left.length > 0 && <Left left={data.left} />}
      <div className={styles.buttons}>
        <Button
          disabled={data.accepted === 0}
          loading={acceptance.isPending}
          onClick={() => acceptance.mutate()}
        >
          {t(($) => $.request.acceptNow, { count: data.accepted })}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t(($) => $.ui.cancel)}
        </Button>
      </div>
    </>
  );
}

/** The requests that cannot be accepted as proposed, each with its reason and the way to it. */
function Left({ left }: Pick<AcceptedAsProposed, 'left'>) {
  const { t } = useTranslation();
  return (
    <section aria-label={t(($) => $.request.leftTitle, { count: left.length })}>
      <h3 className={styles.title}>{t(($) => $.request.leftTitle, { count: left.length })}</h3>
      <ul className={styles.left}>
        {left.map(({ id, company_name, why }) => (
          <li key={id}>
            <Link to={`/admin-request/edit/${id}`}>{company_name}</Link>
            <span>{t(($) => $.request.leftWhy[why])}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
