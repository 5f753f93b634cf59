import type { AssemblyStep } from '../assemble/draft.ts';
import { PressError } from '../press-error.ts';
import { convertPage } from './convert-page.ts';
import { inksFor } from './ink-of.ts';
import { fogra39 } from './output-condition.ts';
import { overprintStates } from './overprint.ts';
import { openProfile } from './profile-engine.ts';

/**
 * Brings the laid-out pages into print colours, while they are alone in the document. Throws `profile` for an
 * unusable output profile, `layout` with the page when it uses what has no clean print colours.
 */
export const convertColours: AssemblyStep = {
  name: 'convert-colours',
  async run({ doc, laidOut, plan }, report) {
    const inks = inksFor(await openProfile((plan.outputCondition ?? fogra39()).profile));
    const pass = { inks, states: overprintStates(doc.context), done: new Map() };
    const sheets = plan.sheets.filter((sheet) => sheet.kind === 'laid-out');
    for (const [i, page] of laidOut.entries()) {
      try {
        await convertPage(page, pass);
      } catch (cause) {
        if (!(cause instanceof PressError) || cause.code !== 'layout') throw cause;
        throw new PressError('layout', cause.message, { detail: `page-${sheets[i]?.pageId}`, cause });
      }
      report(i + 1, laidOut.length);
    }
  },
};
