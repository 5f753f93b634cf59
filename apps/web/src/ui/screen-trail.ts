import { createContext } from 'react';

/** One step of the breadcrumb. */
export type Crumb = { label: string; to: string };

/** The screens above the current one; set by the layout from the list of screens. */
export const ScreenTrail = createContext<readonly Crumb[]>([]);
