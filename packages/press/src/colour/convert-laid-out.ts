import type { Ink } from '@rebblatt/printed-page';
import { sweep } from '../assemble/sweep-unreachable.ts';
import { loadPdf } from '../pdf/load-pdf.ts';
import { readPages } from '../pdf/page-tree.ts';
import { PressError } from '../press-error.ts';
import { convertPage } from './convert-page.ts';
import { inksFor } from './ink-of.ts';
import { fogra39 } from './output-condition.ts';
import { overprintStates } from './overprint.ts';
import { openProfile } from './profile-engine.ts';

/** To be incremented whenever the conversion of the same print results in other colours, marks or structure. */
export const CONVERSION = 1;

/**
 * Converts a document printed by the browser to print colours, before uploaded files are placed on its pages. Throws
 * `profile` for an unusable output profile, `layout` with the page when it contains what has no clean print colours.
 * @param pageIds the catalogue page of each printed page, in order
 * @param profile the output profile
 * @param own the inks of the catalogue's design
 */
export async function convertLaidOut(
  printed: Uint8Array,
  pageIds: readonly number[],
  profile: Uint8Array = fogra39().profile,
  own: readonly Ink[] = [],
): Promise<Uint8Array> {
  const inks = inksFor(await openProfile(profile), own);
  const doc = await loadPdf(printed);
  const pass = { inks, states: overprintStates(doc.context), done: new Map() };
  for (const [i, page] of readPages(doc).entries()) {
    try {
      await convertPage(page, pass);
    } catch (cause) {
      if (!(cause instanceof PressError) || cause.code !== 'layout') throw cause;
      const page = pageIds[i];
      throw new PressError('layout', cause.message, { at: page === undefined ? undefined : { page }, cause });
    }
  }
  sweep(doc.context);
  return doc.save({
    useObjectStreams: false,
    addDefaultPage: false,
    updateFieldAppearances: false,
    objectsPerTick: Number.POSITIVE_INFINITY,
  });
}
