import type { DesignerPage } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ReportView } from '../../../preflight/lazy-report-view.ts';
import { Mending } from '../../../preflight/mending/mending.parts.ts';
import { Notice } from '../../../ui/status-tag.tsx';
import { choosePage, filePicture, linkMending } from '../designer.api.ts';
import styles from './current-file.module.css';

type Props = {
  file: DesignerPage['file'];
  token: string;
  /** Whether the page takes no other file now. */
  closed: boolean;
};

/** The file that the page has now: its picture, and the report of its check in full. */
export function CurrentFile({ file, token, closed }: Props) {
  const { t } = useTranslation();
  if (!file) return <p className={styles.none}>{t(($) => $.designerLink.none)}</p>;
  const { name, check, report, stamp } = file;
  // The report shows the pages on which it marks something, and all of which one is wanted.
  const marked =
    report?.findings.some(({ code, box_mm }) => box_mm !== null || code === 'PAGE-COUNT') ?? false;
  return (
    <div className={styles.file}>
      <p className={styles.name}>{name}</p>
      {!marked && check !== 0 && (
        <Picture token={token} stamp={stamp} text={t(($) => $.designerLink.picture, { name })} />
      )}
      {check === 0 && <Notice tone="info">{t(($) => $.designerLink.checking)}</Notice>}
      {check === 2 && !report && <Notice tone="danger">{t(($) => $.designerLink.unchecked)}</Notice>}
      {check !== 0 && <Mending calls={linkMending(token, file)} forOwner={false} open={!closed} takesBack />}
      {check !== 0 && report && (
        <ReportView
          key={stamp}
          report={report}
          pictureOf={(page) => filePicture(token, stamp, page)}
          choose={closed ? undefined : (page) => choosePage(token, page)}
        />
      )}
    </div>
  );
}

/** Its first page. */
function Picture({ token, stamp, text }: { token: string; stamp: number; text: string }) {
  const { data: url } = useQuery(filePicture(token, stamp, 1));
  return url && <img className={styles.picture} src={url} alt={text} />;
}
