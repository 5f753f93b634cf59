import { useMemo } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Chart } from './chart.tsx';
import styles from './websockets.module.css';

/** One minute of the statistics; `at` is how its time is shown. */
export interface Minute {
  time: string;
  at: string;
  peak: number;
  messages: number;
  apiMessages: number;
}

const charts = [
  ['peak', '--berry'],
  ['messages', '--lake'],
  ['apiMessages', '--ok'],
] as const;

/** The three charts, for the eye only: what they say stands in a table too. */
export function Charts({ minutes }: { minutes: Minute[] }) {
  const { t } = useTranslation();
  const times = useMemo(() => minutes.map(({ time }) => Date.parse(time) / 1000), [minutes]);
  const counts = useMemo(
    () => ({
      peak: minutes.map(({ peak }) => peak),
      messages: minutes.map(({ messages }) => messages),
      apiMessages: minutes.map(({ apiMessages }) => apiMessages),
    }),
    [minutes],
  );
  return (
    <div className={styles.charts} aria-hidden>
      {charts.map(([name, color]) => (
        <Chart
          key={name}
          label={t(($) => $.websockets.counts[name])}
          color={color}
          times={times}
          counts={counts[name]}
        />
      ))}
    </div>
  );
}
