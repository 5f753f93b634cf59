import { Button } from '@mantine/core';
import type { BodyOf } from '@rebblatt/contracts';
import { MAX_BULK_PAGES, MAX_DOWNLOAD_PAGES } from '@rebblatt/contracts';
import { useState } from 'react';
import { download } from '../../../../lib/download.ts';
import { errorBodyOf, errorText } from '../../../../lib/error-text.ts';
import { fileAt } from '../../../../lib/file-address.ts';
import { datedName } from '../../../../lib/file-name.ts';
import { createIntention } from '../../../../lib/intention.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { usesOf } from '../../../../reference/uses-of.ts';
import { confirm } from '../../../../ui/confirm-store.ts';
import { notify } from '../../../../ui/snackbar-store.ts';
import { changePages } from '../../../page/page-list.api.ts';
import { movePages, movePagesBack } from '../../../release/decide.api.ts';
import { mayDropCorrection } from '../../../release/may-drop-correction.parts.ts';
import { MoveDialog } from './move-dialog.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { type Step, takeBack } from './take-back.ts';
import { tellRefused } from './tell-refused.tsx';

type Props = {
  /** Whose pages they are; unknown while the list is empty. */
  catalogId: number | undefined;
  count: number;
  /** The marked pages, as they were seen. */
  pages: () => { id: number; version: number | undefined }[];
  /** Is given the pages for which it was asked. */
  onDone: (ids: ReadonlySet<number>) => void;
};

const atOnce = ['activate', 'deactivate'] as const;

/** What can be done with the marked pages of a list. */
export function BulkActions({ catalogId, count, pages, onDone }: Props) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState<Step | null>(null);
  const [rejecting, setRejecting] = useState(false);
  const [moving, setMoving] = useState(false);
  const [saving, setSaving] = useState(false);
  const tooMany = count > MAX_BULK_PAGES;

  async function take(step: Step, comment?: string): Promise<boolean> {
    setBusy(step);
    try {
      const seen = pages();
      const { done, left, refused } = await changeAsked({ step, pages: seen, comment });
      // Those that were so before stay so.
      const changed = left.filter(
        ({ id, version }) => seen.find((one) => one.id === id)?.version !== version,
      );
      const undo = { label: t(($) => $.decide.undo), run: () => void takeBack(t, step, changed) };
      if (done.length > 0)
        notify(
          'success',
          t(($) => $.decide.bulk.done[step], { count: done.length }),
          changed.length > 0 ? undo : undefined,
        );
      onDone(new Set(seen.map(({ id }) => id)));
      await tellRefused(t, refused);
      return true;
    } catch (error) {
      notify('danger', errorText(t, error));
      return false;
    } finally {
      setBusy(null);
    }
  }

  /** One step for pages; those with an open correction are accepted only after a question. */
  async function changeAsked(order: BodyOf<'POST /pages-bulk'>) {
    const first = await changePages(order, createIntention());
    const open = first.refused.filter(({ error }) => error === 'page.correction-open');
    if (open.length === 0) return first;
    // Behind the question, what is done already may have left the list.
    onDone(new Set(first.done));
    const positions = open.flatMap(({ position }) => position ?? []);
    if (!(await mayDropCorrection(t, positions))) return first;
    const asked = order.pages.filter(({ id }) => open.some((one) => one.id === id));
    const then = await changePages({ ...order, pages: asked, drop_correction: 1 }, createIntention());
    return {
      done: [...first.done, ...then.done],
      left: [...first.left, ...then.left],
      refused: [...first.refused.filter((one) => !open.includes(one)), ...then.refused],
    };
  }

  async function move(position: number): Promise<boolean> {
    if (catalogId === undefined) return false;
    const ids = new Set(pages().map(({ id }) => id));
    try {
      const moved = await movePages(catalogId, ids, position);
      const undo = { label: t(($) => $.decide.undo), run: () => void moveBack() };
      const moveBack = async () => {
        try {
          await movePagesBack(moved);
        } catch (error) {
          const body = errorBodyOf(error);
          const text = body?.errors ? t(($) => $.decide.bulk.moveStale) : errorText(t, error);
          // Without an answer it can be tried again.
          notify('danger', text, body ? undefined : undo);
        }
      };
      notify(
        'success',
        t(($) => $.decide.bulk.moved, { count }),
        moved.length > 0 ? undo : undefined,
      );
      onDone(ids);
      return true;
    } catch (error) {
      notify('danger', errorText(t, error));
      return false;
    }
  }

  async function save() {
    setSaving(true);
    try {
      const ids = pages().map(({ id }) => id);
      await download(
        fileAt('GET /pages-download', { query: { ids: ids.join(',') } }),
        datedName(
          t(($) => $.decide.bulk.fileName),
          'pdf',
        ),
      );
    } catch (error) {
      notify('danger', errorText(t, error), undefined, usesOf(t, error));
    }
    setSaving(false);
  }

  async function accept() {
    const question = {
      title: t(($) => $.decide.bulk.acceptTitle, { count }),
      text: t(($) => $.decide.bulk.acceptText),
      confirm: t(($) => $.decide.bulk.accept),
    };
    if (await confirm(question)) await take('accept');
  }

  const button = (step: Step, act: () => void) => (
    <Button
      key={step}
      variant="default"
      size="compact-sm"
      disabled={tooMany || (busy !== null && busy !== step)}
      loading={busy === step}
      onClick={act}
    >
      {t(($) => $.decide.bulk[step])}
    </Button>
  );
  return (
    <>
      {button('accept', () => void accept())}
      {button('reject', () => setRejecting(true))}
      {atOnce.map((step) => button(step, () => void take(step)))}
      <Button variant="default" size="compact-sm" disabled={busy !== null} onClick={() => setMoving(true)}>
        {t(($) => $.decide.bulk.move)}
      </Button>
      <Button
        variant="default"
        size="compact-sm"
        disabled={busy !== null || saving || count > MAX_DOWNLOAD_PAGES}
        title={
          count > MAX_DOWNLOAD_PAGES
            ? t(($) => $.decide.bulk.tooManyToSave, { max: MAX_DOWNLOAD_PAGES })
            : undefined
        }
        loading={saving}
        onClick={() => void save()}
      >
        {t(($) => $.decide.bulk.save)}
      </Button>
      {moving && <MoveDialog count={count} onClose={() => setMoving(false)} onMove={move} />}
      {tooMany && <span>{t(($) => $.decide.bulk.tooMany, { max: MAX_BULK_PAGES })}</span>}
      <RejectDialog
        opened={rejecting}
        count={count}
        onClose={() => setRejecting(false)}
        onSend={(comment) => take('reject', comment)}
      />
    </>
  );
}
