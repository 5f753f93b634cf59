import type { CorrectionChange, SharingPage } from './page-correction.ts';

/**
 * What became of a correction that the organiser proposed: `open` it waits for the exhibitor, who `accepted` it or
 * `answered` otherwise; it was `withdrawn` by the organiser, or `closed` by a decision on the page.
 */
export const correctionStates = ['open', 'accepted', 'answered', 'withdrawn', 'closed'] as const;
export type CorrectionState = (typeof correctionStates)[number];

/** Those that a released page still shows. */
export const shownCorrections = ['open', 'accepted', 'answered'] as const satisfies CorrectionState[];
export type ShownCorrection = (typeof shownCorrections)[number];

/** Whether a released page waits for its exhibitor, who has not decided on a proposed correction yet. */
export const isWithExhibitor = ({ correction }: { correction: { state: CorrectionState } | null }): boolean =>
  correction?.state === 'open';

/** The printed texts of a company that can be corrected, in the order in which they are printed. */
export const companyCorrections = [
  'company_name',
  'street',
  'number',
  'zip_code',
  'city',
  'phone',
  'website',
] as const;
export type CompanyCorrection = (typeof companyCorrections)[number];

/** The printed texts of a wine that can be corrected; prices in CHF, by the bottle sizes of the category. */
export const wineCorrections = ['wine', 'year', 'price1', 'price2'] as const;
export type WineCorrection = (typeof wineCorrections)[number];

/** Every printed text that can be corrected. */
export const correctionFields = [...companyCorrections, 'footer', 'category', ...wineCorrections] as const;
export type CorrectionField = (typeof correctionFields)[number];

/** Which of these pages print a text that a correction of another one changes, as it was before. */
export const printingStill = (
  pages: readonly SharingPage[],
  changes: readonly Pick<CorrectionChange, 'field' | 'id' | 'from'>[],
): SharingPage[] =>
  pages.filter(({ texts }) =>
    texts.some(({ field, id, value }) =>
      changes.some((change) => change.field === field && change.id === id && change.from === value),
    ),
  );
