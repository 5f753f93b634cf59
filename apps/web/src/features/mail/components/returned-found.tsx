import { Button } from '@mantine/core';
import type { ReturnedReport, ReturnedReports, ReturnedTo } from '@rebblatt/contracts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../lib/date.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Notice, StatusTag, type StatusTone } from '../../../ui/status-tag.tsx';
import { takeOverReturned } from '../mail.api.ts';
import { kindOf } from '../mail.words.ts';
import type { BroughtMail } from '../returned.rules.ts';
import styles from './returned-mails.module.css';

const tones: Record<ReturnedTo['outcome'], StatusTone> = {
  bounced: 'danger',
  known: 'neutral',
  'no-bounce': 'ok',
  'under-way': 'wait',
  're-addressed': 'neutral',
  'no-mail': 'info',
  unknown: 'info',
};

type Props = {
  mails: readonly BroughtMail[];
  reports: ReturnedReports;
  onBack: () => void;
  onClose: () => void;
};

/** What was found in mails that came back; taking it over marks the mails and their companies. */
export function ReturnedFound({ mails, reports, onBack, onClose }: Props) {
  const { t } = useTranslation();
  const [taken, setTaken] = useState<ReturnedReports | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const shown = taken ?? reports;
  async function takeOver() {
    setBusy(true);
    setError(null);
    try {
      setTaken(await takeOverReturned(mails));
    } catch (failure) {
      setError(failure);
    }
    setBusy(false);
  }
  const summary = taken
    ? t(($) => $.mail.returns.marked, { count: taken.bounced })
    : t(($) => $.mail.returns.found, { count: reports.bounced });
  return (
    <div className={styles.dialog}>
      <Notice tone={taken && taken.bounced > 0 ? 'ok' : 'info'}>{summary}</Notice>
      <ul className={styles.reports} aria-label={t(($) => $.mail.returns.list)}>
        {[...rowsOf(shown).entries()].map(([n, row]) => (
          <Row key={n} {...row} isTaken={taken !== null} />
        ))}
      </ul>
      {error !== null && <Notice tone="danger">{errorText(t, error)}</Notice>}
      <div className={styles.buttons}>
        {!taken && reports.bounced > 0 && (
          <Button loading={busy} onClick={() => void takeOver()}>
            {t(($) => $.mail.returns.takeOver)}
          </Button>
        )}
        {taken ? (
          <Button onClick={onClose}>{t(($) => $.mail.returns.done)}</Button>
        ) : (
          <Button variant="default" disabled={busy} onClick={onBack}>
            {t(($) => $.mail.returns.back)}
          </Button>
        )}
      </div>
    </div>
  );
}

/** One row for each address, and one for a mail without any; their order stays. */
const rowsOf = ({ mails }: ReturnedReports) =>
  mails.flatMap((report): { report: ReturnedReport; to?: ReturnedTo }[] =>
    report.to.length > 0 ? report.to.map((to) => ({ report, to })) : [{ report }],
  );

type RowProps = { report: ReturnedReport; to?: ReturnedTo; isTaken: boolean };

function Row({ report, to, isTaken }: RowProps) {
  const { t } = useTranslation();
  if (!to)
    return (
      <li>
        <div>
          <StatusTag tone={report.kind === 'report' ? 'info' : 'ok'}>
            {t(($) => $.mail.returns.kinds[report.kind])}
          </StatusTag>
        </div>
        <p className={styles.from}>{[report.subject, report.name].filter(Boolean).join(' · ')}</p>
      </li>
    );
  const { address, exhibitor, mail, outcome, fate, status, words } = to;
  return (
    <li>
      <div className={styles.head}>
        <strong>{address}</strong>
        <StatusTag tone={tones[outcome]}>
          {isTaken && outcome === 'bounced'
            ? t(($) => $.mail.returns.isMarked)
            : t(($) => $.mail.returns.outcomes[outcome])}
        </StatusTag>
      </div>
      {exhibitor && (
        <p>
          {isTaken ? (
            <Link to={`/exhibitor/${exhibitor.id}`}>{exhibitor.company_name}</Link>
          ) : (
            exhibitor.company_name
          )}
        </p>
      )}
      {mail && (
        <p>
          {t(($) => $.mail.returns.about, {
            kind: kindOf(t, mail.kind),
            subject: mail.subject,
            on: formatDate(mail.created_at),
          })}
        </p>
      )}
      <p>
        {t(($) => $.mail.returns.fates[fate])}
        {words ? ` ${t(($) => $.mail.returns.words, { words })}` : status ? ` (${status})` : ''}
      </p>
      <p className={styles.from}>{report.name}</p>
    </li>
  );
}
