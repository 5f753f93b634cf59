import { SegmentedControl } from '@mantine/core';
import { pxPerMm } from '@rebblatt/printed-page';
import type { ReactNode } from 'react';
import { useStore } from '../../../lib/store.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { useWidth } from '../../../ui/use-width.ts';
import styles from './decide.module.css';
import { ZOOMS, type Zoom, zoomStore } from './zoom-store.ts';

/** The choice between the whole width and real sizes. */
export function ZoomChoice() {
  const { t } = useTranslation();
  const zoom = useStore(zoomStore);
  return (
    <SegmentedControl
      aria-label={t(($) => $.decide.zoom.label)}
      data={ZOOMS.map((value) => ({ value, label: t(($) => $.decide.zoom[value]) }))}
      value={zoom}
      onChange={(value) => zoomStore.set(value as Zoom)}
    />
  );
}

/** The height that is left below the head of the screen, in px. */
const tallest = () => Math.max(360, innerHeight - 330);

/** The height within which anything else is whole, in px; `.scroll` begins to scroll there. */
const highest = () => Math.max(600, innerHeight * 0.78);

type Props = {
  label: string;
  /** The real size on paper, in mm. */
  width: number;
  height: number;
  /** What is shown at a scale; 1 is its real size. */
  children: (scale: number) => ReactNode;
};

/** Something printed at the chosen zoom; what does not fit is scrolled to. */
export function Zoomed({ label, width, height, children }: Props) {
  const zoom = useStore(zoomStore);
  const { ref, width: room } = useWidth<HTMLDivElement>();
  const across = room / (width * pxPerMm);
  // What is tall shall be seen without scrolling; what is broad takes the width.
  const high = height > width ? tallest() : highest();
  const fit = Math.min(across, high / (height * pxPerMm));
  const scale = zoom === 'fit' ? Math.max(0.1, fit) : zoom === 'real' ? 1 : 2;
  return (
    <div ref={ref} className={styles.room}>
      {/* The keyboard scrolls what is larger than its room. */}
      <section
        className={styles.scroll}
        aria-label={label}
        data-fit={zoom === 'fit' || undefined}
        tabIndex={zoom === 'fit' ? undefined : 0}
      >
        {room > 0 && (
          <div
            className={styles.paper}
            data-scale={scale.toFixed(3)}
            style={{ width: width * pxPerMm * scale, height: height * pxPerMm * scale }}
          >
            {children(scale)}
          </div>
        )}
      </section>
    </div>
  );
}
