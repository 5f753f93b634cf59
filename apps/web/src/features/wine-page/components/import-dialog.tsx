import { Button, Modal } from '@mantine/core';
import type { CategoryWine, ImportablePage, PageCategoryItem, WineVintage } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DraftNotice } from '../../../form/draft-notice.tsx';
import { useKeptWork } from '../../../form/use-kept-work.ts';
import { thisYear } from '../../../lib/date.ts';
import { errorText } from '../../../lib/error-text.ts';
import { createIntention } from '../../../lib/intention.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { notify } from '../../../ui/snackbar-store.ts';
import { categoriesOf } from '../../page-category/page-category.api.ts';
import { importPage, undoPageImport } from '../page-import.api.ts';
import { useEditing } from './editing.ts';
import { firstTexts, isNext, type VintageTexts, vintagesOf } from './vintage.rules.ts';
import styles from './vintage-table.module.css';
import { VintageTable } from './vintage-table.tsx';

type Props = {
  source: ImportablePage;
  /** Resolves when everything typed is stored; false if it could not be. */
  stored: () => Promise<boolean>;
  onClose: () => void;
};

/** Takes over an earlier page: as it was, or with the next vintages, whose years and prices are asked for. */
export function ImportDialog({ source, stored, onClose }: Props) {
  const { t } = useTranslation();
  const { queue } = useEditing();
  const [shown] = useState(queue.shown.get);
  const { data, error, refetch } = useQuery({ ...categoriesOf(source.id), staleTime: 0 });
  const [typed, setTyped] = useState<Record<number, VintageTexts>>({});
  const kept = useKeptWork<Record<number, VintageTexts>>(
    `vintages-${shown.page.id}-${source.id}`,
    () => (Object.keys(typed).length > 0 ? typed : undefined),
    setTyped,
    { clear: () => setTyped({}) },
  );
  const [intention] = useState(createIntention);
  const [busy, setBusy] = useState(false);
  const maxYear = thisYear();
  const textsOf = (wine: CategoryWine, category: PageCategoryItem) =>
    typed[wine.id] ?? firstTexts(wine, category, maxYear);
  const lines = (data ?? []).flatMap((category) =>
    category.wines.map((wine) => ({ wine, texts: textsOf(wine, category) })),
  );
  const vintages = vintagesOf(lines, maxYear);
  const anyNext = lines.some(({ wine, texts }) => isNext(wine, texts));

  async function undo() {
    try {
      await undoPageImport(shown.page.id);
      notify(
        'success',
        t(($) => $.editorParts.import.undone),
      );
    } catch (failure) {
      notify('danger', errorText(t, failure));
    }
  }

  async function take(wanted: WineVintage[]) {
    setBusy(true);
    try {
      if (!(await stored())) return;
      const done = await importPage(queue.shown.get().page, source.id, wanted, intention);
      kept.forget();
      const sentences = [
        t(($) => $.editorParts.import.done, {
          categories: String(done.categories),
          wines: String(done.wines),
        }),
        done.wines_created > 0 && t(($) => $.editorParts.import.created, { count: done.wines_created }),
        done.wines_left_out > 0 && t(($) => $.editorParts.import.leftOut, { count: done.wines_left_out }),
      ].filter(Boolean);
      notify('success', sentences.join(' '), { label: t(($) => $.ui.undo), run: () => void undo() });
      onClose();
    } catch (failure) {
      notify('danger', errorText(t, failure));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={t(($) => $.editorParts.import.title)}
      closeButtonProps={{ 'aria-label': t(($) => $.ui.close) }}
    >
      {t(($) => $.editorParts.import.question)}
      {shown.categories.length > 0 && <p>{t(($) => $.editorParts.import.replaces)}</p>}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {lines.length > 0 && (
        <>
          <p className={styles.hint}>{t(($) => $.editorParts.import.hint)}</p>
          <DraftNotice draft={kept} />
          <section className={styles.list} aria-label={t(($) => $.editorParts.import.table)} data-prices>
            {data?.map((category) => (
              <VintageTable
                key={category.id}
                category={category}
                thisYear={maxYear}
                textsOf={textsOf}
                onChange={(wine, texts) => setTyped({ ...typed, [wine.id]: texts })}
              />
            ))}
          </section>
        </>
      )}
      <div className={styles.buttons}>
        {anyNext && (
          <Button loading={busy} disabled={vintages === null} onClick={() => void take(vintages ?? [])}>
            {t(($) => $.editorParts.import.vintages)}
          </Button>
        )}
        <Button variant={anyNext ? 'default' : 'filled'} loading={busy} onClick={() => void take([])}>
          {t(($) => $.editorParts.import.asIs)}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t(($) => $.ui.cancel)}
        </Button>
      </div>
    </Modal>
  );
}
