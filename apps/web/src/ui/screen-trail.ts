import { createContext } from 'react';

/** One step of the breadcrumb. */
export type Crumb = { label: string; to: string };

/** The screens above the current one; the layout fills it from the route tree. */
export const ScreenTrail = createContext<readonly Crumb[]>([]);
