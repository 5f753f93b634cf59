import 'uplot/dist/uPlot.min.css';
import { useComputedColorScheme } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import Plot from 'uplot';
import { formatTime } from '../../../lib/date.ts';
import styles from './websockets.module.css';

const HEIGHT_PX = 170;
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 50_000, 100_000];
/** Times are written in minutes, and rows come once a minute. */
const TIME_STEPS_S = [60, 120, 300, 600, 900, 1800, 3600];

type Props = {
  label: string;
  /** The name of its colour, as `--lake`. */
  color: string;
  /** When each minute began, in s since 1970. */
  times: number[];
  counts: number[];
};

/** A curve over time; the number beside its name is that of the minute under the pointer, or the last one. */
export function Chart({ label, color, times, counts }: Props) {
  const [pointed, setPointed] = useState<number | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const plot = useRef<Plot>(undefined);
  // It is painted, so that other colours need another painting.
  const scheme = useComputedColorScheme('light');
  const newest = useRef<Plot.AlignedData>([times, counts]);
  newest.current = [times, counts];

  // biome-ignore lint/correctness/useExhaustiveDependencies(scheme): the colours are those of the scheme
  useEffect(() => {
    const place = frame.current;
    if (!place) return;
    const token = (name: string) => getComputedStyle(place).getPropertyValue(name).trim();
    const axis = {
      stroke: token('--muted'),
      font: `12px ${getComputedStyle(place).fontFamily}`,
      grid: { stroke: token('--line'), width: 1 },
      ticks: { stroke: token('--line'), width: 1 },
    };
    const drawn = new Plot(
      {
        width: place.clientWidth,
        height: HEIGHT_PX,
        legend: { show: false },
        padding: [8, 20, 0, 0],
        cursor: { drag: { x: false, y: false } },
        scales: { y: { range: (_, _min, max) => [0, Math.max(2, Math.ceil((max ?? 0) * 1.1))] } },
        axes: [
          {
            ...axis,
            size: 28,
            space: 60,
            incrs: TIME_STEPS_S,
            values: (_, ticks) => ticks.map((at) => formatTime(new Date(at * 1000))),
          },
          { ...axis, size: 44, incrs: STEPS },
        ],
        series: [{}, { stroke: token(color), fill: `${token(color)}33`, width: 2 }],
        hooks: { setCursor: [({ cursor }) => setPointed(cursor.idx ?? null)] },
      },
      newest.current,
      place,
    );
    plot.current = drawn;
    const fit = new ResizeObserver(() => drawn.setSize({ width: place.clientWidth, height: HEIGHT_PX }));
    fit.observe(place);
    return () => {
      fit.disconnect();
      drawn.destroy();
      plot.current = undefined;
    };
  }, [color, scheme]);
  useEffect(() => plot.current?.setData([times, counts]), [times, counts]);

  const shown = pointed ?? counts.length - 1;
  const at = times[shown];
  return (
    <figure className={styles.chart}>
      <figcaption>
        {label}
        <span>
          {pointed !== null && at !== undefined && formatTime(new Date(at * 1000))}{' '}
          <strong>{counts[shown] ?? 0}</strong>
        </span>
      </figcaption>
      <div ref={frame} />
    </figure>
  );
}
