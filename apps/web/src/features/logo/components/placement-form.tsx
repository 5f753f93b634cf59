import { Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import type { LogoItem, LogoPlacement } from '@rebblatt/contracts';
import { useId, useState } from 'react';
import { errorText } from '../../../lib/error-text.ts';
import { formatNumber } from '../../../lib/money.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { placeLogo } from '../logo.api.ts';
import type { Chosen } from '../placement.rules.ts';
import {
  backgroundOf,
  chosenOf,
  ppiAt,
  previewOf,
  roomOf,
  shownColour,
  withWidth,
} from '../placement.rules.ts';
import styles from './placement-form.module.css';

type Props = {
  logo: LogoItem;
  placement: LogoPlacement;
  /** The present page. */
  picture: string | undefined;
  onPlaced: () => void;
};

/** Narrower cannot be read. */
const LEAST_MM = 10;
const tenths = (mm: number) => Math.round(mm * 10) / 10;

/** Chooses size, position and background of a logo that was made of a picture, drawing or PDF; shows about how it looks. */
export function PlacementForm({ logo, placement, picture, onPlaced }: Props) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Chosen>(() => chosenOf(placement));
  const [busy, setBusy] = useState(false);
  const background = backgroundOf(chosen);
  const room = roomOf(placement, chosen.widthMm);
  const { frame, page } = previewOf(placement, chosen);
  const change = (more: Partial<Chosen>) => setChosen((before) => ({ ...before, ...more }));

  async function apply() {
    if (background === undefined) return;
    setBusy(true);
    try {
      const [width_mm, x_mm, y_mm] = [chosen.widthMm, chosen.xMm, chosen.yMm].map(tenths);
      await placeLogo(logo, { background, width_mm, x_mm, y_mm });
      notify(
        'success',
        t(($) => $.logo.place.done),
      );
      onPlaced();
    } catch (error) {
      notify('danger', errorText(t, error));
      setBusy(false);
    }
  }

  return (
    <fieldset className={styles.place}>
      <legend>{t(($) => $.logo.place.title)}</legend>
      <div
        className={styles.panel}
        style={{ background: shownColour(background, placement.edge) }}
        aria-hidden
      >
        <div className={styles.frame} style={frame}>
          {picture && <img src={picture} alt="" style={page} />}
        </div>
      </div>
      <Stack gap="md">
        <Sized
          label={t(($) => $.logo.place.width)}
          shown={widthText(t, placement, chosen.widthMm)}
          range={[Math.min(LEAST_MM, placement.max_width_mm), placement.max_width_mm]}
          value={chosen.widthMm}
          onChange={(widthMm) => setChosen((before) => withWidth(placement, before, widthMm))}
        />
        <Text size="sm" c="var(--muted)">
          {t(($) => (placement.width_px === null ? $.logo.place.mostOfDrawing : $.logo.place.mostOfPicture), {
            width: formatNumber(placement.max_width_mm),
          })}
        </Text>
        <Sized
          label={t(($) => $.logo.place.fromLeft)}
          shown={t(($) => $.logo.place.mm, { mm: formatNumber(tenths(chosen.xMm)) })}
          range={[0, room.x]}
          value={chosen.xMm}
          onChange={(xMm) => change({ xMm })}
        />
        <Sized
          label={t(($) => $.logo.place.fromTop)}
          shown={t(($) => $.logo.place.mm, { mm: formatNumber(tenths(chosen.yMm)) })}
          range={[0, room.y]}
          value={chosen.yMm}
          onChange={(yMm) => change({ yMm })}
        />
        <Radio.Group
          label={t(($) => $.logo.place.background)}
          description={
            placement.pale &&
            t(($) => (placement.pale === 'all' ? $.logo.place.paleAll : $.logo.place.palePart))
          }
          value={chosen.under}
          onChange={(under) => change({ under: under as Chosen['under'] })}
        >
          <Group gap="md" mt={4}>
            <Radio value="white" label={t(($) => $.logo.place.white)} />
            {placement.edge && <Radio value="edge" label={t(($) => $.logo.place.edge)} />}
            <Radio value="own" label={t(($) => $.logo.place.own)} />
          </Group>
        </Radio.Group>
        {chosen.under === 'own' && (
          <TextInput
            label={t(($) => $.logo.place.colour)}
            description={t(($) => $.logo.place.colourHint)}
            value={chosen.own}
            onChange={(event) => change({ own: event.currentTarget.value })}
            error={chosen.own !== '' && background === undefined && t(($) => $.logo.place.colourWrong)}
          />
        )}
        <Group gap="xs">
          <Button disabled={busy || background === undefined} onClick={() => void apply()}>
            {t(($) => $.logo.place.apply)}
          </Button>
          <Button variant="default" onClick={() => change({ xMm: room.x / 2, yMm: room.y / 2 })}>
            {t(($) => $.logo.place.centre)}
          </Button>
        </Group>
      </Stack>
    </fieldset>
  );
}

function widthText(
  t: ReturnType<typeof useTranslation>['t'],
  placement: LogoPlacement,
  widthMm: number,
): string {
  const ppi = ppiAt(placement, widthMm);
  const mm = formatNumber(tenths(widthMm));
  return ppi === undefined
    ? t(($) => $.logo.place.mm, { mm })
    : t(($) => $.logo.place.mmAtDpi, { mm, dpi: String(ppi) });
}

type SizedProps = {
  label: string;
  /** The value in words. */
  shown: string;
  range: [least: number, most: number];
  value: number;
  onChange: (value: number) => void;
};

/** The browser's own slider: fingers, keys and readers know it. */
function Sized({ label, shown, range: [min, max], value, onChange }: SizedProps) {
  const id = useId();
  return (
    <div>
      <div className={styles.sized}>
        <label htmlFor={id}>{label}</label>
        <span>{shown}</span>
      </div>
      <input
        id={id}
        type="range"
        className={styles.slider}
        min={min}
        max={Math.max(min, max)}
        step={0.1}
        disabled={max <= min}
        value={value}
        aria-valuetext={shown}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    </div>
  );
}
