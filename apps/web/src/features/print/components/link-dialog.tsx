import { Button, CopyButton, Group, Modal, Textarea, TextInput } from '@mantine/core';
import { MAX_COVER_NOTE, type PrintLink, type PrintResult } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptWork } from '../../../form/use-kept-work.ts';
import { formatDate } from '../../../lib/date.ts';
import { errorText } from '../../../lib/error-text.ts';
import { confirm } from '../../../ui/confirm-store.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { createLink, linksOf, revokeLink } from '../print.api.ts';
import { CoverNote } from './cover-note.tsx';
import styles from './link-dialog.module.css';

type Props = { result: PrintResult; onClose: () => void };

/** The links through which a print office gets a book without an account. */
export function LinkDialog({ result, onClose }: Props) {
  const { t } = useTranslation();
  const [url, setUrl] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [making, setMaking] = useState(false);
  const [asking, setAsking] = useState(false);
  useFocusBack(true);
  useKeptWork<string>(`link-note-${result.id}`, () => note || undefined, setNote);
  const { data: links = [] } = useQuery(linksOf(result.id));
  const told = (act: Promise<unknown>) =>
    act.catch((error: unknown) => notify('danger', errorText(t, error)));
  /** Disables the button meanwhile: the address of a second link would never be shown. */
  async function make() {
    setMaking(true);
    await told(createLink(result, note).then(setUrl));
    setMaking(false);
  }
  /** Asks first: the print office may be downloading, and a revoked link cannot be restored. */
  async function close(link: PrintLink) {
    const title = t(($) => $.print.linkRevoke);
    setAsking(true);
    const sure = await confirm({
      title,
      text: t(($) => $.print.linkRevokeText),
      confirm: title,
      danger: true,
    });
    setAsking(false);
    if (sure) await told(revokeLink(link.id));
  }
  return (
    <Modal
      opened
      onClose={onClose}
      // Escape closes the confirmation, not the dialog below it.
      closeOnEscape={!asking}
      title={t(($) => $.print.linkTitle)}
      closeButtonProps={{ 'aria-label': t(($) => $.ui.close) }}
      size="lg"
      centered
    >
      <p>{t(($) => $.print.linkText)}</p>
      {url === null ? (
        <>
          <Textarea
            className={styles.note}
            label={t(($) => $.print.coverNote)}
            description={t(($) => $.print.coverNoteHint)}
            autosize
            minRows={3}
            maxRows={12}
            maxLength={MAX_COVER_NOTE}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <Button loading={making} onClick={() => void make()}>
            {t(($) => $.print.linkCreate)}
          </Button>
        </>
      ) : (
        <Group align="flex-end" wrap="nowrap">
          <TextInput
            className={styles.url}
            label={t(($) => $.print.linkUrl)}
            description={t(($) => $.print.linkOnce)}
            value={url}
            readOnly
          />
          <CopyButton value={url}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {copied ? t(($) => $.print.copied) : t(($) => $.print.copy)}
              </Button>
            )}
          </CopyButton>
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
                <StatusTag tone="neutral">{t(($) => $.print.linkEnded)}</StatusTag>
              )}
              <span>{t(($) => $.print.linkDownloads, { count: link.downloads })}</span>
              {link.valid === 1 && (
                <Button variant="subtle" color="red" size="compact-sm" onClick={() => void close(link)}>
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
