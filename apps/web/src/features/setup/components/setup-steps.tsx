import { Button } from '@mantine/core';
import type { ImportResource, Setup, SetupStep } from '@rebblatt/contracts';
import { Check, Circle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../lib/money.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import styles from './setup.module.css';
import { TrialMail } from './trial-mail.tsx';

/** Where each step is done. */
const places: Record<SetupStep, string> = {
  fair: '/fair',
  mail: '/mail',
  'base-data': '/setup/base-data',
  'ships-and-decks': '/ship',
  stands: '/stand',
  'page-titles': '/page-title',
  services: '/service',
  catalog: '/catalog/create',
  exhibitors: '/exhibitor',
  invitations: `/exhibitor?columnFilters=${encodeURIComponent('{"account":"invited"}')}`,
};

/** What an organiser has as a list already. */
const lists: Partial<Record<SetupStep, ImportResource>> = {
  'ships-and-decks': 'ship',
  stands: 'stand',
  'page-titles': 'page-title',
  services: 'service',
  exhibitors: 'exhibitor',
};

/** Lists that come when the fair is set up: what was ordered on paper, and what the jury has found. */
const later = ['request', 'award-result'] as const satisfies ImportResource[];

/** The steps in their order; a step that is done stays, because more can be added there. */
export function SetupSteps({ setup: { steps, mail } }: { setup: Setup }) {
  const { t } = useTranslation();
  const next = steps.find(({ done }) => !done)?.step;
  const current = useRef<HTMLLIElement>(null);
  // Who comes back from a step sees the next one, however many are done above it.
  useEffect(() => {
    if (next) current.current?.scrollIntoView({ block: 'nearest' });
  }, [next]);
  return (
    <ol className={styles.steps}>
      {steps.map(({ step, done, count }) => {
        const list = lists[step];
        return (
          <li
            key={step}
            ref={step === next ? current : undefined}
            data-done={done || undefined}
            aria-current={step === next ? 'step' : undefined}
          >
            {done ? (
              <Check className={styles.mark} size={18} aria-label={t(($) => $.setup.done)} />
            ) : (
              <Circle className={styles.mark} size={18} aria-label={t(($) => $.setup.open)} />
            )}
            <div className={styles.what}>
              <h2>{t(($) => $.setup.steps[step].title)}</h2>
              {!done && <p>{t(($) => $.setup.steps[step].why)}</p>}
              {count !== null && count > 0 && (
                <p className={styles.count}>
                  {t(($) => (step === 'invitations' ? $.setup.invited : $.setup.counts), {
                    count,
                    n: formatNumber(count),
                  })}
                </p>
              )}
              {step === 'mail' && <TrialMail mail={mail} />}
            </div>
            {step !== 'mail' && (
              <div className={styles.go}>
                {list && (
                  <Button
                    component={Link}
                    to={`/import/${list}`}
                    variant={step === next ? 'filled' : 'default'}
                    aria-label={t(($) => $.listImport.titles[list])}
                  >
                    {t(($) => $.reference.fromList)}
                  </Button>
                )}
                <Button
                  component={Link}
                  to={places[step]}
                  variant={step === next && !list ? 'filled' : 'default'}
                >
                  {t(($) => $.setup.steps[step].button)}
                </Button>
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** The lists that come later, which an organiser with a folder of them looks for here. */
export function LaterLists() {
  const { t } = useTranslation();
  return (
    <p className={styles.later}>
      {t(($) => $.setup.later)}{' '}
      {later.map((list) => (
        <Link key={list} to={`/import/${list}`}>
          {t(($) => $.setup.laterLists[list])}
        </Link>
      ))}
    </p>
  );
}
