import { createStore } from '../../../lib/store.ts';

export const ZOOMS = ['fit', 'real', 'double'] as const;
export type Zoom = (typeof ZOOMS)[number];

/** Kept from page to page, as long as the product is open. */
export const zoomStore = createStore<Zoom>('fit');
