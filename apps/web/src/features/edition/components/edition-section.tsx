import { Button } from '@mantine/core';
import type { EditionItem, EditionList } from '@rebblatt/contracts';
import { formatDateTime } from '../../../lib/date.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { confirm } from '../../../ui/confirm-store.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { showEdition } from '../edition.api.ts';
import styles from '../edition.module.css';

const tones = { current: 'ok', withdrawn: 'danger', earlier: 'neutral' } as const;

/** The editions that are kept, the newest first. */
export function EditionSection({ list }: { list: EditionList }) {
  const { t } = useTranslation();
  const { data, publication } = list;

  async function show({ id, number }: EditionItem) {
    const agreed = await confirm({
      title: t(($) => $.edition.showTitle, { number: String(number) }),
      text: t(($) => $.edition.showText),
      confirm: t(($) => $.edition.show),
    });
    if (!agreed) return;
    await showEdition(publication.catalog_id, id, publication.version).then(
      () =>
        notify(
          'success',
          t(($) => $.edition.shown, { number: String(number) }),
        ),
      (error: unknown) => notify('danger', errorText(t, error)),
    );
  }

  if (data.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="edition-list">
      <h2 id="edition-list">{t(($) => $.edition.editions)}</h2>
      <ol className={styles.list}>
        {data.map((edition) => (
          <li key={edition.id} data-current={edition.current || undefined}>
            <div>
              <strong>{t(($) => $.edition.number, { number: String(edition.number) })}</strong>
              <span>
                {formatDateTime(edition.created_at)},{' '}
                {edition.created_by?.email ?? t(($) => $.edition.byItself)}
              </span>
              <span>
                {t(($) => $.edition.countExhibitors, { count: edition.counts.exhibitors })},{' '}
                {t(($) => $.edition.countWines, { count: edition.counts.wines })}
              </span>
            </div>
            <StatusTag tone={tones[edition.state]}>
              {t(($) => $.edition.editionStates[edition.state])}
            </StatusTag>
            {edition.current === 0 && (
              <Button
                variant="default"
                size="compact-md"
                aria-label={t(($) => $.edition.showNumber, { number: String(edition.number) })}
                onClick={() => void show(edition)}
              >
                {t(($) => $.edition.show)}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
