import type { FileReport } from '@rebblatt/contracts';
import { LOGO_MM } from './snapshot.ts';

/** The reports of the check about the demo's files; the sizes are finished sizes. */
export const soundLogo: FileReport = {
  pages: 1,
  width_mm: LOGO_MM.width,
  height_mm: LOGO_MM.height,
  shown_mm: [{ x: 0, y: 0, ...LOGO_MM }],
  findings: [],
};

export const soundPage = (pages: number): FileReport => ({
  pages,
  width_mm: 210,
  height_mm: 135,
  shown_mm: Array.from({ length: pages }, () => ({ x: 0, y: 0, width: 216, height: 141 })),
  findings: [],
});

/** An ad that somebody uploaded as a logo. */
export const adAsLogo: FileReport = {
  ...soundPage(1),
  findings: [
    {
      code: 'FILE-VERSION',
      severity: 'warning',
      page: null,
      box_mm: null,
      measured: '1.4',
      wanted: '1.3',
      params: {},
    },
    {
      code: 'PAGE-SIZE',
      severity: 'error',
      page: 1,
      box_mm: null,
      measured: '210 × 135 mm',
      wanted: `${LOGO_MM.width} × ${LOGO_MM.height} mm`,
      params: {
        measured_width_mm: 210,
        measured_height_mm: 135,
        wanted_width_mm: LOGO_MM.width,
        wanted_height_mm: LOGO_MM.height,
      },
    },
  ],
};

/** A logo that somebody uploaded as an ad. */
export const logoAsAd: FileReport = {
  ...soundLogo,
  findings: [
    {
      code: 'PAGE-SIZE',
      severity: 'error',
      page: 1,
      box_mm: null,
      measured: `${LOGO_MM.width} × ${LOGO_MM.height} mm`,
      wanted: '210 × 135 mm',
      params: {
        measured_width_mm: LOGO_MM.width,
        measured_height_mm: LOGO_MM.height,
        wanted_width_mm: 210,
        wanted_height_mm: 135,
      },
    },
  ],
};
