import { Button, CopyButton, Group, Modal, TextInput } from '@mantine/core';
import type { BookState, PrintLink, PrintResult } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mayLeaveForms } from '../../../form/leave-guard.ts';
import { formatDate, formatDateTime } from '../../../lib/date.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { confirm } from '../../../ui/confirm-store.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { useQuestionOpen } from '../../../ui/use-question-open.ts';
import { outdatedText } from '../book-state.rules.ts';
import { bookStateNow, linksOf, revokeLink } from '../print.api.ts';
import { BookStateNotice } from './book-state.tsx';
import { CoverNote } from './cover-note.tsx';
import { CoverNotice } from './cover-notice.tsx';
import styles from './link-dialog.module.css';
import { LinkForm } from './link-form.tsx';

type Props = {
  catalog: string;
  result: PrintResult;
  /** What the book is; undefined until it is known. */
  state: BookState | undefined;
  printOffice: string | null;
  onClose: () => void;
};

/** The links through which a print office gets a book without an account. */
export function LinkDialog({ catalog, result, state, printOffice, onClose }: Props) {
  const { t } = useTranslation();
  const [latest, setLatest] = useState<{ id: number; url: string } | null>(null);
  const [kept, setKept] = useState(false);
  const asked = useQuestionOpen();
  const { data: links = [] } = useQuery(linksOf(result.id));
  // The address of a revoked link opens nothing any more; another one can be made.
  const made = links.some(({ id, valid }) => id === latest?.id && valid === 0) ? null : latest;
  const reported = (act: Promise<unknown>) =>
    act.catch((error: unknown) => notify('danger', errorText(t, error)));
  /** Asks first: the print office may be downloading, and a revoked link cannot be restored. */
  async function close(link: PrintLink) {
    const sure = await confirm({
      title: t(($) => $.print.linkRevokeTitle),
      text: t(($) => $.print.linkRevokeText),
      confirm: t(($) => $.print.linkRevoke),
      danger: true,
    });
    if (!sure) return;
    await reported(revokeLink(link.id));
  }
  /** Asks before an address goes that nobody has. */
  async function another() {
    if (!kept) {
      const title = t(($) => $.print.linkUnkept);
      const text = t(($) => $.print.linkUnkeptText);
      const sure = await confirm({ title, text, confirm: t(($) => $.print.linkAnother) });
      if (!sure) return;
    }
    setLatest(null);
  }
  /** Asks before the print office gets a book that is not what would be printed now. */
  async function mayMake() {
    // The desk looks from time to time only; without an answer, what it saw last counts.
    const now = (await bookStateNow(result.catalog_id, result.id).catch(() => undefined)) ?? state;
    const text = now && outdatedText(t, now);
    if (!text) return true;
    return confirm({
      title: t(($) => $.print.linkOutdated),
      text: `${text} ${t(($) => $.print.linkOutdatedText)}`,
      confirm: t(($) => $.print.linkOutdatedMake),
    });
  }
  /** Asks before typed words go, and before an address goes that nobody has: it is shown only now. */
  async function leave() {
    const free = await mayLeaveForms(t);
    if (made === null || kept || !free) {
      if (free) onClose();
      return;
    }
    const title = t(($) => $.print.linkUnkept);
    const text = t(($) => $.print.linkUnkeptText);
    const sure = await confirm({ title, text, confirm: t(($) => $.print.linkLeave) });
    if (sure) onClose();
  }
  return (
    <Modal
      opened
      onClose={() => void leave()}
      // Escape closes the confirmation, not the dialog below it.
      closeOnEscape={!asked}
      title={t(($) => $.print.linkTitle, { number: String(result.number) })}
      closeButtonProps={{ 'aria-label': t(($) => $.ui.close) }}
      size="lg"
      centered
    >
      <p>{t(($) => $.print.linkText)}</p>
      {state && <BookStateNotice state={state} />}
      <CoverNotice catalogId={String(result.catalog_id)} />
      {made === null ? (
        <LinkForm
          catalog={catalog}
          result={result}
          mayMake={mayMake}
          printOffice={printOffice}
          onMade={(link, mailed) => {
            setLatest(link);
            setKept(mailed);
          }}
        />
      ) : (
        <Group align="flex-end" wrap="nowrap">
          <TextInput
            className={styles.url}
            label={t(($) => $.print.linkUrl)}
            description={t(($) => $.print.linkOnce)}
            value={made.url}
            readOnly
            onCopy={() => setKept(true)}
          />
          <CopyButton value={made.url}>
            {({ copied, copy }) => (
              <Button
                variant="default"
                onClick={() => {
                  copy();
                  setKept(true);
                }}
              >
                {copied ? t(($) => $.print.copied) : t(($) => $.print.copy)}
              </Button>
            )}
          </CopyButton>
          <Button variant="subtle" color="lake" onClick={() => void another()}>
            {t(($) => $.print.linkAnother)}
          </Button>
        </Group>
      )}
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.id}>
              {link.valid === 1 ? (
                <StatusTag tone="ok">
                  {t(($) => $.print.linkValid, { date: formatDate(link.expires_at) })}
                </StatusTag>
              ) : (
                <StatusTag tone="neutral">
                  {link.revoked_at === null ? t(($) => $.print.linkEnded) : t(($) => $.print.linkRevoked)}
                </StatusTag>
              )}
              {link.sent_to !== null && (
                <span>{t(($) => $.print.linkSentTo, { recipient: link.sent_to })}</span>
              )}
              <span>
                {t(($) => $.print.linkDownloads, { count: link.downloads })}
                {link.fetched_at !== null &&
                  `, ${t(($) => $.print.linkFetched, { at: formatDateTime(link.fetched_at) })}`}
              </span>
              {link.valid === 1 && (
                <Button
                  variant="subtle"
                  color="red"
                  size="compact-sm"
                  aria-label={t(($) => $.print.named, {
                    action: t(($) => $.print.linkRevoke),
                    name: link.sent_to ?? formatDateTime(link.created_at),
                  })}
                  onClick={() => void close(link)}
                >
                  {t(($) => $.print.linkRevoke)}
                </Button>
              )}
              <CoverNote link={link} />
            </li>
          ))}
        </ul>
      )}
    </Modal>
  );
}
