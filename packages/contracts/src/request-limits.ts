/** Limits of one request: more than any company of a fair needs, and few enough for one screen. */
export const REQUEST_COUNTS = {
  stands: { min: 1, max: 50 },
  winePages: { min: 1, max: 50 },
  adPages: { min: 0, max: 50 },
  service: { min: 0, max: 999 },
} as const;

/** The longest remark of either side, in characters. */
export const MAX_REQUEST_REMARK = 2000;
