import { Checkbox } from '@mantine/core';
import { type PageItem, type PagePull, type PageRemark, releaseStates } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { pullsOf, tickRemark } from '../../../history/pull.api.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import styles from '../../../ui/remarks.module.css';
import { notify } from '../../../ui/snackbar-store.ts';
import { placeOf } from '../remark-place.rules.ts';

/** The last rejection of a page that is not accepted since. */
function useRejection({ id, state }: PageItem): PagePull | undefined {
  const { data = [] } = useQuery(pullsOf(id));
  const rejected = data.find(({ end }) => end === 'rejected');
  return state === releaseStates.accepted || rejected?.remarks.length === 0 ? undefined : rejected;
}

/** What the organiser remarked in rejecting a page, as a list or as pins over its picture. */
export function Remarks({ page, pins }: { page: PageItem; pins: boolean }) {
  const rejection = useRejection(page);
  if (!rejection) return null;
  return pins ? <RemarkPins {...rejection} /> : <RemarkList page={page} rejection={rejection} />;
}

const boxOf = (id: number) => `remark-${id}`;

/** To be ticked off. */
function RemarkList({ page, rejection }: { page: PageItem; rejection: PagePull }) {
  const { t } = useTranslation();
  const { remarks, number: pull } = rejection;
  const done = remarks.filter((remark) => remark.done === 1).length;
  const title = t(($) => $.decide.pins.title, { pull });
  return (
    <section className={styles.list} aria-label={title}>
      <h2>
        {title}
        <span>{t(($) => $.decide.pins.count, { done, total: remarks.length })}</span>
      </h2>
      {page.editable === 1 && <p>{t(($) => $.decide.pins.hint)}</p>}
      <ol>
        {remarks.map((remark) => (
          <Remark key={remark.id} page={page} remark={remark} />
        ))}
      </ol>
    </section>
  );
}

function Remark({ page, remark }: { page: PageItem; remark: PageRemark }) {
  const { t } = useTranslation();
  const stored = remark.done === 1;
  // Shown with the click itself: what is known comes a moment later, and a second click in between would say the same.
  const [wanted, setWanted] = useState(stored);
  useEffect(() => setWanted(stored), [stored]);

  // Not disabled meanwhile: that would take the focus from whoever ticks off with the keyboard.
  function tick(done: boolean) {
    setWanted(done);
    tickRemark(page.id, remark.id, done).catch((error: unknown) => {
      setWanted(!done);
      notify('danger', errorText(t, error));
    });
  }

  return (
    <li>
      <span className={styles.number} data-done={remark.done === 1 || undefined} aria-hidden>
        {remark.number}
      </span>
      <Checkbox
        id={boxOf(remark.id)}
        label={remark.text}
        checked={wanted}
        disabled={page.editable === 0}
        onChange={({ currentTarget }) => tick(currentTarget.checked)}
      />
    </li>
  );
}

/** The same at their places on the page; a pin leads to its line. */
function RemarkPins({ remarks }: PagePull) {
  const { t } = useTranslation();
  const placed = remarks.filter(({ x_mm }) => x_mm !== null);
  return placed.map(({ id, number, text, done, ...place }) => (
    <button
      key={id}
      type="button"
      className={styles.pin}
      style={placeOf(place)}
      data-done={done === 1 || undefined}
      title={text}
      aria-label={t(($) => $.decide.pins.pin, { number, text })}
      onClick={() => document.getElementById(boxOf(id))?.focus()}
    >
      {number}
    </button>
  ));
}
