import type { Fair } from './fair.ts';
import type { Language } from './language.ts';

/** The longest side of the fair's logo as it is stored; larger ones are scaled down. */
export const FAIR_LOGO_PX = 440;

/** When somebody can be reached, for a reader of this language: in German where nobody has translated it. */
export const hoursIn = (
  language: Language,
  fair: Pick<Fair, 'hours' | 'hours_fr' | 'hours_en'>,
): string | null =>
  (language === 'fr' ? fair.hours_fr : language === 'en' ? fair.hours_en : null) ?? fair.hours;
