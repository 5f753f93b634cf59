import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { formSheet } from '../../../form/form-layout.tsx';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { requestPasswordMail } from '../../session/session.api.ts';
import styles from './web-logo.module.css';

/** For a person of a company: their own password, which a mailed link changes; that of the company is not theirs. */
export function OwnPassword({ email }: { email: string }) {
  const { t } = useTranslation();
  const mail = useMutation({
    mutationFn: () => requestPasswordMail({ email }),
    onSuccess: () =>
      notify(
        'success',
        t(($) => $.contact.passwordMailed, { email }),
      ),
    onError: (error) => notify('danger', errorText(t, error)),
  });
  return (
    <section className={`${formSheet} ${styles.below}`} aria-label={t(($) => $.contact.ownPassword)}>
      <h2 className={styles.title}>{t(($) => $.contact.ownPassword)}</h2>
      <p>{t(($) => $.contact.ownPasswordText, { email })}</p>
      <Button variant="default" loading={mail.isPending} onClick={() => mail.mutate()}>
        {t(($) => $.contact.mailPassword)}
      </Button>
    </section>
  );
}
