export { exhibitorChapters } from './chapter-of.ts';
export type { Block, Chapter, Manual, Step } from './manual.ts';
export { manualDocument } from './manual-document.tsx';
export { type ManualName, manuals } from './manuals.ts';
export { type PictureId, pictures, type Shot } from './pictures.ts';
