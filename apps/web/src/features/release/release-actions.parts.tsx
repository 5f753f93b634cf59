import { Button, VisuallyHidden } from '@mantine/core';
import { isAd, isOpenForEdits, type PageItem, releaseStates } from '@rebblatt/contracts';
import { Send, Undo2 } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { useMay } from '../../lib/session.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { confirm } from '../../ui/confirm-store.ts';
import { keepFocus } from '../../ui/focus-kept.ts';
import { notify } from '../../ui/snackbar-store.ts';
import { cancelRelease, releasePage, updatePage } from '../page/page.api.ts';
import { missingForRelease, type ReleaseCheck } from './release-check.rules.ts';

type Props = {
  page: PageItem;
  organiser: boolean;
  /** What the page needs for a release; if something is missing, the button does not work and says so. */
  checks?: readonly ReleaseCheck[];
  /** A checklist in view says what is missing; the button then says it to screen readers only. */
  listed?: boolean;
  /** Called before the confirmation; false cancels the release. */
  beforeRelease?: () => Promise<boolean>;
};

/** Releases a page, cancels an undecided release, and for the organiser withdraws an acceptance. */
export function ReleaseActions({ page, organiser, checks = [], listed = false, beforeRelease }: Props) {
  const { t } = useTranslation();
  const may = useMay('everything');
  const missing = missingForRelease(t, checks);
  const [busy, setBusy] = useState(false);
  // Saving while the confirmation is open creates a newer version of the page.
  const latest = useRef(page);
  useLayoutEffect(() => {
    latest.current = page;
  }, [page]);

  async function run(
    question: { title: string; text: string; confirm: string },
    act: () => Promise<unknown>,
    message: string,
  ) {
    if (!(await confirm(question))) return;
    setBusy(true);
    try {
      await act();
      keepFocus();
      notify('success', message);
    } catch (error) {
      notify('danger', errorText(t, error));
    } finally {
      setBusy(false);
    }
  }

  async function release() {
    if (beforeRelease && !(await beforeRelease())) return;
    const title = t(($) => $.pageEdit.release);
    const text = isAd(page.page_type) ? t(($) => $.pageEdit.releaseAdText) : t(($) => $.pageEdit.releaseText);
    await run(
      { title, text, confirm: title },
      () => releasePage(latest.current),
      t(($) => $.pageEdit.releasedDone),
    );
  }

  if (!may) return null;
  if (page.editable === 1 && isOpenForEdits(page.state)) {
    if (missing) return <MissingForRelease lack={missing} listed={listed} />;
    return (
      <Button loading={busy} leftSection={<Send size={16} aria-hidden />} onClick={() => void release()}>
        {t(($) => $.pageEdit.release)}
      </Button>
    );
  }
  if (page.state === releaseStates.released) {
    if (!organiser && page.catalog.currently_active === 0) return null;
    const question = {
      title: t(($) => $.pageEdit.cancelRelease),
      text: organiser ? t(($) => $.pageEdit.cancelReleaseText) : t(($) => $.pageEdit.cancelOwnReleaseText),
      confirm: t(($) => $.pageEdit.cancelRelease),
    };
    return (
      <Button
        variant="default"
        loading={busy}
        leftSection={<Undo2 size={16} aria-hidden />}
        onClick={() =>
          void run(
            question,
            () => cancelRelease(page),
            t(($) => $.pageEdit.cancelReleaseDone),
          )
        }
      >
        {question.title}
      </Button>
    );
  }
  if (!organiser || page.state !== releaseStates.accepted) return null;
  const question = {
    title: t(($) => $.pageEdit.withdraw),
    text: t(($) => $.pageEdit.withdrawText),
    confirm: t(($) => $.pageEdit.withdraw),
  };
  return (
    <Button
      variant="default"
      loading={busy}
      leftSection={<Undo2 size={16} aria-hidden />}
      onClick={() =>
        void run(
          question,
          () => updatePage(page.id, { release_accepted: null, version: page.version }),
          t(($) => $.pageEdit.withdrawDone),
        )
      }
    >
      {question.title}
    </Button>
  );
}

/** The button that does not work yet, with the reason. */
function MissingForRelease({ lack, listed }: { lack: string; listed: boolean }) {
  const { t } = useTranslation();
  const reason = useId();
  return (
    <>
      {listed ? <VisuallyHidden id={reason}>{lack}</VisuallyHidden> : <span id={reason}>{lack}</span>}
      <Button disabled leftSection={<Send size={16} aria-hidden />} aria-describedby={reason}>
        {t(($) => $.pageEdit.release)}
      </Button>
    </>
  );
}
