import { bookFileIn, type PrintLinkPage } from '@rebblatt/contracts';
import { Download } from 'lucide-react';
import { formatDateTime } from '../../../lib/date.ts';
import type { Language } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Notice } from '../../../ui/status-tag.tsx';
import { linkCover } from '../cover.api.ts';
import { fileSize } from '../print.rules.ts';
import styles from './book-check.module.css';
import factStyles from './book-facts.module.css';
import { CoverSpine } from './cover-spine.tsx';
import { CoverState } from './cover-state.tsx';
import { LinkFile } from './link-file.tsx';

type Props = { book: PrintLinkPage; token: string };

/** The cover for the print office: its state, its spine and its file. */
export function CoverDelivery({ book: { cover, spine }, token }: Props) {
  const { t, i18n } = useTranslation();
  return (
    <div className={styles.check}>
      <CoverState cover={cover} />
      {cover?.newer && <Notice tone="info">{t(($) => $.cover.newer)}</Notice>}
      <CoverSpine cover={cover} spine={spine} />
      {cover && (
        <>
          <dl className={factStyles.facts}>
            <dt>{t(($) => $.print.factFile)}</dt>
            <dd>
              {t(($) => $.cover.uploaded, {
                name: bookFileIn(i18n.language as Language, cover.name),
                size: fileSize(t, cover.size),
                at: formatDateTime(cover.uploaded_at),
              })}
            </dd>
            <dt>{t(($) => $.print.factHash)}</dt>
            <dd>
              <code>{cover.sha256}</code>
            </dd>
          </dl>
          <div>
            <LinkFile
              variant="default"
              file={linkCover(token)}
              name={cover.name}
              leftSection={<Download size={16} aria-hidden />}
            >
              {t(($) => $.cover.download)}
            </LinkFile>
          </div>
        </>
      )}
    </div>
  );
}
