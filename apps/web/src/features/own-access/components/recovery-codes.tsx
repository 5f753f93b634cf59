import { Button, Group } from '@mantine/core';
import { useTranslation } from '../../../lib/use-translation.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import styles from './access.module.css';

/** Recovery codes, shown once: to copy, to save, and to say that they are kept. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { t } = useTranslation();
  const text = `${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () =>
        notify(
          'success',
          t(($) => $.secondFactor.copied),
        ),
      () => undefined,
    );
  return (
    <>
      <p>{t(($) => $.secondFactor.codesText)}</p>
      <ol className={styles.codes} aria-label={t(($) => $.secondFactor.codes)}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Group gap="xs">
        <Button onClick={onDone}>{t(($) => $.secondFactor.done)}</Button>
        <Button variant="default" onClick={() => void copy()}>
          {t(($) => $.secondFactor.copy)}
        </Button>
        <Button
          component="a"
          variant="default"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={t(($) => $.secondFactor.fileName)}
        >
          {t(($) => $.secondFactor.download)}
        </Button>
      </Group>
    </>
  );
}
