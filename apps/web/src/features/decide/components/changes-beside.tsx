import { Button, Checkbox } from '@mantine/core';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import keyStyles from '../../../ui/key.module.css';
import { thirdsOf } from '../../release/remark-place.rules.ts';
import styles from './marks.module.css';
import type { Marks } from './use-marks.ts';

/** What changed since the release before, place by place; a press shows one of them large. */
export function ChangesBeside({ marks }: { marks: Marks }) {
  const { t } = useTranslation();
  const { against, changes, error, hidden, active } = marks;
  if (against === null) return null;
  const pull = { pull: against };
  const failed = error !== null && changes === undefined;
  return (
    <section className={styles.changes} aria-label={t(($) => $.decide.changes.title, pull)}>
      <p role="status">
        {failed && t(($) => $.decide.changes.failed, { ...pull, reason: errorText(t, error) })}
        {!failed && !changes && t(($) => $.decide.changes.comparing, pull)}
        {changes?.length === 0 && t(($) => $.decide.changes.none, pull)}
        {changes && changes.length > 0 && (
          <strong>{t(($) => $.decide.changes.count, { ...pull, count: changes.length })}</strong>
        )}
      </p>
      {failed && (
        <Button variant="default" size="compact-sm" onClick={marks.retry}>
          {t(($) => $.decide.changes.again)}
        </Button>
      )}
      {changes && changes.length > 0 && (
        <>
          <Checkbox
            label={
              <>
                {t(($) => $.decide.pulls.mark)}{' '}
                <kbd className={keyStyles.key} aria-hidden>
                  M
                </kbd>
              </>
            }
            aria-keyshortcuts="M"
            checked={!hidden}
            onChange={marks.toggle}
          />
          <ol>
            {changes.map((change, index) => {
              const { down, across } = thirdsOf(change);
              return (
                <li key={`${change.x_mm}-${change.y_mm}`}>
                  <button type="button" aria-pressed={index === active} onClick={() => marks.go(index)}>
                    {t(($) => $.decide.changes.place, {
                      number: index + 1,
                      where: t(($) => $.decide.changes.where[down][across]),
                    })}
                  </button>
                </li>
              );
            })}
          </ol>
        </>
      )}
    </section>
  );
}
