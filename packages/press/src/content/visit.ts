import { type PDFDict, PDFRawStream } from 'pdf-lib';
import { dictOf, entryOf, nameOf } from '../pdf/entries.ts';
import { identity, type Matrix } from '../pdf/matrix.ts';
import { readNestedBoxes, shownMatrix } from '../pdf/page-boxes.ts';
import type { Rect } from '../pdf/rect.ts';
import { contentStreams } from '../pdf/streams.ts';
import type { Budget } from './budget.ts';
import { type ContentSetting, ContentWalk } from './content-walk.ts';
import { initialState } from './graphics-state.ts';
import { runContent } from './run-content.ts';
import { walkSoftMask } from './soft-mask.ts';
import type { Visitor } from './visitor.ts';
import { type Looking, Walk, type WayIn } from './walk.ts';

const wayIn: WayIn = {
  run: (walk, setting, bytes) => runContent(new ContentWalk(walk, setting), bytes),
  softMask: walkSoftMask,
};

/**
 * Visits what a page paints: its contents with all forms, tiling patterns, Type 3 glyphs, soft masks and inline images in
 * them. Resources that are not painted are ignored.
 *
 * Never throws and always ends: damaged parts become problems, and the budget limits the visit.
 * @param page a page with its inherited attributes written into it (see `readPages`)
 */
export function visitPage(page: PDFDict, visitor: Visitor, looking: Looking): void {
  const walk = new Walk(visitor, looking, wayIn);
  guarded(walk, () => walkPage(page, shownMatrix(readNestedBoxes(page)), walk));
}

const EVERYWHERE: Rect = { x0: -1e9, y0: -1e9, x1: 1e9, y1: 1e9 };

/** Visits everything that a content stream paints, even what is clipped and what lies outside of the page. */
export function visitContent(
  bytes: Uint8Array,
  resources: PDFDict | undefined,
  visitor: Visitor,
  budget: Budget,
): void {
  const walk = new Walk(visitor, { budget, hiddenGroups: null, area: null }, wayIn);
  guarded(walk, () => runContent(new ContentWalk(walk, atStart(resources, identity, EVERYWHERE)), bytes));
}

function guarded(walk: Walk, visit: () => void): void {
  try {
    visit();
  } catch {
    // A part is so damaged that reading it throws, or is nested deeper than the stack allows.
    walk.problem('stream');
  }
  if (walk.budget.exceeded) walk.problem('limit');
}

const atStart = (resources: PDFDict | undefined, ctm: Matrix, clip: Rect): ContentSetting => ({
  resources,
  state: initialState(ctm, clip),
  from: { within: [], mask: null, hidden: false },
  area: null,
  colourless: false,
});

function walkPage(page: PDFDict, ctm: Matrix, walk: Walk): void {
  const clip = walk.area ?? EVERYWHERE;
  // A page whose content uses no resources may have none.
  const resources = dictOf(page, 'Resources') ?? page.context.obj({});
  const content = new ContentWalk(walk, atStart(resources, ctm, clip));
  const group = dictOf(page, 'Group');
  if (nameOf(group, 'S') === 'Transparency') {
    const groupSpace = entryOf(group, 'CS');
    content.paint(clip, {
      kind: 'group',
      role: 'page',
      space: groupSpace ? walk.spaces.read(groupSpace, resources) : null,
    });
  }
  const parts = contentStreams(entryOf(page, 'Contents'), page.context)
    .filter((stream) => stream instanceof PDFRawStream)
    .flatMap((stream) => [walk.content(stream), Buffer.from('\n')]);
  // Most pages have one stream, which needs no copy.
  runContent(content, parts.length === 2 ? (parts[0] as Uint8Array) : Buffer.concat(parts));
}
