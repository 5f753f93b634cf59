import { convertLaidOut } from '../colour/convert-laid-out.ts';

/** Converts a printed document of a few pages to print colours; its pages have the ids 1, 2, 3 and so on. */
export const convertPrinted = (printed: Uint8Array): Promise<Uint8Array> =>
  convertLaidOut(
    printed,
    Array.from({ length: 20 }, (_, i) => i + 1),
  );
