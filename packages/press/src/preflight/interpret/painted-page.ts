import type { PDFDict } from 'pdf-lib';
import { PDFRawStream } from 'pdf-lib';
import { dictOf, entryOf, nameOf } from '../../pdf/entries.ts';
import { type Matrix, transformed } from '../../pdf/matrix.ts';
import type { HiddenGroups } from '../../pdf/optional-content.ts';
import { readNestedBoxes, shownMatrix } from '../../pdf/page-boxes.ts';
import type { Rect } from '../../pdf/rect.ts';
import { contentStreams } from '../../pdf/streams.ts';
import type { Budget } from './budget.ts';
import { ContentWalk } from './content-walk.ts';
import { initialState } from './graphics-state.ts';
import type { ContentProblem, PaintedObject } from './painted-object.ts';
import { runContent } from './run-content.ts';
import { walkSoftMask } from './soft-mask.ts';
import { Walk, type WayIn } from './walk.ts';

const wayIn: WayIn = {
  run: (walk, setting, bytes) => runContent(new ContentWalk(walk, setting), bytes),
  softMask: walkSoftMask,
};

/** What a page actually paints. */
export interface PaintedPage {
  /** In the order of painting; without clipped objects; those in a hidden optional content group are marked. */
  objects: readonly PaintedObject[];
  problems: ReadonlySet<ContentProblem>;
  /** Graphics state dictionaries and XObjects that were used. */
  graphicsStates: ReadonlySet<PDFDict>;
  xobjects: ReadonlySet<PDFDict>;
}

/**
 * Walks what a page paints: its contents with all forms, tiling patterns, Type 3 glyphs, soft masks and inline images in
 * them. Resources that are not painted are ignored.
 *
 * Never throws and always ends: damaged parts become problems, and the budget, which may be shared by many pages, limits
 * the walk.
 * @param page a page with its inherited attributes written into it (see `readPages`)
 * @param hiddenGroups the optional content groups that are off (see `hiddenGroupsOf`)
 * @param area what is looked at, in points on the page as shown; what lies outside of it is left out. All by default
 */
export function paintedPage(
  page: PDFDict,
  budget: Budget,
  hiddenGroups: HiddenGroups,
  area?: Rect,
): PaintedPage {
  const boxes = readNestedBoxes(page);
  const ctm = shownMatrix(boxes);
  const walk = new Walk(budget, hiddenGroups, area ?? transformed(boxes.media, ctm), wayIn);
  try {
    walkPage(page, ctm, walk);
  } catch {
    // A part is so damaged that reading it throws, or is nested deeper than the stack allows.
    walk.problem('stream');
  }
  const { objects, problems, graphicsStates, xobjects } = walk;
  if (budget.exceeded) problems.add('limit');
  return { objects, problems, graphicsStates, xobjects };
}

function walkPage(page: PDFDict, ctm: Matrix, walk: Walk): void {
  const clip = walk.area;
  // A page whose content uses no resources may have none.
  const resources = dictOf(page, 'Resources') ?? page.context.obj({});
  const content = new ContentWalk(walk, {
    resources,
    state: initialState(ctm, clip),
    from: { within: [], mask: null, hidden: false },
    area: null,
    colourless: false,
  });
  const group = dictOf(page, 'Group');
  if (nameOf(group, 'S') === 'Transparency') {
    const given = entryOf(group, 'CS');
    content.paint(clip, {
      kind: 'group',
      role: 'page',
      space: given ? walk.spaces.read(given, resources) : null,
    });
  }
  const parts = contentStreams(entryOf(page, 'Contents'), page.context)
    .filter((stream) => stream instanceof PDFRawStream)
    .flatMap((stream) => [walk.content(stream), Buffer.from('\n')]);
  // Most pages have one stream, which needs no copy.
  runContent(content, parts.length === 2 ? (parts[0] as Uint8Array) : Buffer.concat(parts));
}
