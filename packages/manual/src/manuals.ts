import type { Manual } from './manual.ts';
import { exhibitorDe } from './text/exhibitor-de.ts';
import { exhibitorEn } from './text/exhibitor-en.ts';
import { exhibitorFr } from './text/exhibitor-fr.ts';
import { organiserDe } from './text/organiser-de.ts';
import { organiserEn } from './text/organiser-en.ts';
import { organiserFr } from './text/organiser-fr.ts';

/** Every manual by its name: for whom, and in which language. */
export const manuals = {
  'exhibitor-de': exhibitorDe,
  'exhibitor-fr': exhibitorFr,
  'exhibitor-en': exhibitorEn,
  'organiser-de': organiserDe,
  'organiser-fr': organiserFr,
  'organiser-en': organiserEn,
} as const satisfies Record<string, Manual>;

export type ManualName = keyof typeof manuals;
