import { Checkbox } from '@mantine/core';
import type { ReminderLine } from '@rebblatt/contracts';
import { isAd } from '@rebblatt/contracts';
import { formatDate, formatDateTime } from '../../../lib/date.ts';
import type { Translate } from '../../../lib/text-key.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { shownName } from '../../../reference/shown-name.ts';
import { isTicked, lineId, type Reminded, type Ticks } from './choice.rules.ts';
import styles from './reminded-exhibitor.module.css';

/** A short text for an open item. */
function wordsOf(t: Translate, { topic, page, logo }: ReminderLine): string {
  if (page) {
    const { position } = page;
    const kind = isAd(page.page_type)
      ? t(($) => $.reminder.line.ad, { position })
      : t(($) => $.reminder.line.wine, { position });
    const state = topic === 'rejected' ? t(($) => $.reminder.line.rejected) : t(($) => $.reminder.line.draft);
    const title = page.page_title && shownName(page.page_title_names ?? {}, page.page_title);
    return [kind, title, state].filter(Boolean).join(', ');
  }
  if (logo) return t(($) => $.reminder.line.logo, { name: logo.name });
  return t(($) => $.reminder.line.request);
}

type Props = { one: Reminded; ticks: Ticks; onTick: (id: string, ticked: boolean) => void };

/** One exhibitor with the open items, each with a checkbox. */
export function RemindedExhibitor({ one, ticks, onTick }: Props) {
  const { t } = useTranslation();
  const { exhibitor, lines } = one;
  return (
    <li className={styles.one}>
      <div className={styles.who}>
        <strong>{exhibitor.company_name}</strong>
        <span>{exhibitor.email}</span>
        {exhibitor.reminded_at && (
          <span>{t(($) => $.reminder.last, { when: formatDateTime(exhibitor.reminded_at) })}</span>
        )}
        {exhibitor.later_until && (
          <span>{t(($) => $.standing.laterUntil, { date: formatDate(exhibitor.later_until) })}</span>
        )}
      </div>
      <ul className={styles.lines}>
        {lines.map((line) => {
          const words = wordsOf(t, line);
          const company = exhibitor.company_name;
          const notes = [
            line.comment && t(($) => $.ui.quoted, { text: line.comment }),
            line.reminded_at && t(($) => $.reminder.recently, { when: formatDateTime(line.reminded_at) }),
          ].filter(Boolean);
          return (
            <li key={line.key}>
              <Checkbox
                checked={isTicked(ticks, one, line)}
                onChange={(event) => onTick(lineId(one, line), event.currentTarget.checked)}
                label={words}
                description={notes.join(' · ') || undefined}
                aria-label={t(($) => $.reminder.lineOf, { line: words, company })}
              />
            </li>
          );
        })}
      </ul>
    </li>
  );
}
