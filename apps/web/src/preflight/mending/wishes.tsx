import { Button, NumberInput } from '@mantine/core';
import { type FileMend, type MendWishes, plateInks } from '@rebblatt/contracts';
import { trimMm } from '@rebblatt/printed-page';
import { useQuery } from '@tanstack/react-query';
import { Wrench } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { notify } from '../../ui/snackbar-store.ts';
import { type MendCalls, orderMending } from './mend-calls.ts';
import styles from './mending.module.css';
import { TrimFrame } from './trim-frame.tsx';

type Mended = NonNullable<FileMend['mended']>;

/** What the press found and a person may want otherwise: the mix of spot inks, the part of a sheet that is the page. */
export function Wishes({ calls, mended }: { calls: MendCalls; mended: Mended }) {
  const { t } = useTranslation();
  const [spots, setSpots] = useState(mended.spots);
  const [frames, setFrames] = useState(mended.frames);
  const [busy, setBusy] = useState(false);
  if (spots.length === 0 && frames.length === 0) return null;
  const changed = spots !== mended.spots || frames !== mended.frames;

  async function again() {
    setBusy(true);
    const wishes: MendWishes = {
      ...(spots.length > 0 && { spots }),
      ...(frames !== mended.frames && {
        frames: frames.map(({ page, x_mm, y_mm }) => ({ page, x_mm, y_mm })),
      }),
    };
    await orderMending(calls, mended.fixes, wishes).catch((error: unknown) =>
      notify('danger', errorText(t, error)),
    );
    setBusy(false);
  }

  return (
    <div className={styles.wishes}>
      {spots.length > 0 && <strong>{t(($) => $.report.mend.spotInks)}</strong>}
      {spots.map((spot, i) => (
        <div key={spot.name} className={styles.mix}>
          <span>{spot.name}</span>
          {plateInks.map((ink, at) => (
            <NumberInput
              key={ink}
              size="xs"
              min={0}
              max={100}
              step={5}
              decimalScale={1}
              label={t(($) => $.report.mend.plates[ink])}
              aria-label={t(($) => $.report.mend.spotInk, {
                name: spot.name,
                ink: t(($) => $.report.mend.plates[ink]),
              })}
              value={spot.inks[at] ?? 0}
              onChange={(value) => {
                const inks = spot.inks.with(at, Number(value) || 0) as typeof spot.inks;
                setSpots(spots.with(i, { ...spot, inks }));
              }}
            />
          ))}
        </div>
      ))}
      {frames.map((frame, i) => (
        <Sheet
          key={frame.page}
          calls={calls}
          stamp={mended.created_at}
          frame={frame}
          onMove={(x_mm, y_mm) => setFrames(frames.with(i, { ...frame, x_mm, y_mm }))}
        />
      ))}
      <div>
        <Button
          variant="default"
          loading={busy}
          disabled={!changed}
          leftSection={<Wrench size={16} aria-hidden />}
          onClick={() => void again()}
        >
          {t(($) => $.report.mend.again)}
        </Button>
      </div>
    </div>
  );
}

type SheetProps = {
  calls: MendCalls;
  stamp: string;
  frame: Mended['frames'][number];
  onMove: (x_mm: number, y_mm: number) => void;
};

function Sheet({ calls, stamp, frame, onMove }: SheetProps) {
  const { t } = useTranslation();
  const { data: url } = useQuery(calls.picture('original', frame.page, stamp));
  const place = (value: number | string) => Math.round((Number(value) || 0) * 10) / 10;
  return (
    <div className={styles.wishes}>
      <strong>{t(($) => $.report.mend.frame)}</strong>
      <p>{t(($) => $.report.mend.frameHow)}</p>
      {url && <TrimFrame url={url} frame={frame} size={trimMm} onMove={onMove} />}
      <div className={styles.mix}>
        <NumberInput
          size="xs"
          step={0.5}
          decimalScale={1}
          label={t(($) => $.report.mend.fromLeft)}
          value={frame.x_mm}
          onChange={(value) => onMove(place(value), frame.y_mm)}
        />
        <NumberInput
          size="xs"
          step={0.5}
          decimalScale={1}
          label={t(($) => $.report.mend.fromTop)}
          value={frame.y_mm}
          onChange={(value) => onMove(frame.x_mm, place(value))}
        />
      </div>
    </div>
  );
}
