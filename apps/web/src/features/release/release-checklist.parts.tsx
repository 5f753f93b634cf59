import { Check, Circle, CircleDot, TriangleAlert } from 'lucide-react';
import { useTranslation } from '../../lib/use-translation.ts';
import type { CheckPlace, ReleaseCheck } from './release-check.rules.ts';
import styles from './release-checklist.module.css';

const icons = { met: Check, missing: CircleDot, doubtful: TriangleAlert, open: Circle };

type Props = {
  checks: readonly ReleaseCheck[];
  /** Leads to the place of a check. */
  onGo?: (place: CheckPlace) => void;
};

/** What the page needs for its release, ticked off; it stays when everything is there. */
export function ReleaseChecklist({ checks, onGo }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.checks}>
      <span>{t(($) => $.wineEditor.check.label)}</span>
      <ul aria-label={t(($) => $.wineEditor.check.label)}>
        {checks.map(({ state, text, place }) => {
          const Icon = icons[state];
          return (
            <li key={`${text} ${place && 'row' in place ? place.row : ''}`} data-state={state}>
              <Icon size={14} aria-label={t(($) => $.wineEditor.check.state[state])} />
              {place && onGo ? (
                <a
                  href={'row' in place ? `#${place.row}` : '#'}
                  onClick={(event) => {
                    event.preventDefault();
                    onGo(place);
                  }}
                >
                  {text}
                </a>
              ) : (
                text
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
