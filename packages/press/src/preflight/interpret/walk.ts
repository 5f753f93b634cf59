import type { PDFDict, PDFObject, PDFRawStream } from 'pdf-lib';
import { decodeFilters } from '../../pdf/decode-filters.ts';
import type { HiddenGroups } from '../../pdf/optional-content.ts';
import { heightOf, overlapOf, type Rect, widthOf } from '../../pdf/rect.ts';
import type { Budget } from './budget.ts';
import { ColourSpaces } from './colour-space.ts';
import type { ContentSetting, ContentWalk } from './content-walk.ts';
import { type FontFacts, readFont } from './font.ts';
import type { SoftMask } from './graphics-state.ts';
import type { ContentProblem, PaintedObject } from './painted-object.ts';

/** The two ways from one content stream into another; passed to the walk to avoid circular imports. */
export interface WayIn {
  run: (walk: Walk, setting: ContentSetting, bytes: Uint8Array) => void;
  softMask: (content: ContentWalk, mask: SoftMask) => void;
}

/** A tenth of a millimetre. */
const SLIVER_PT = 0.3;

/** What the parts of the walk of a page share: findings, caches and the budget. */
export class Walk {
  readonly objects: PaintedObject[] = [];
  readonly problems = new Set<ContentProblem>();
  /** Dictionaries with which something was painted: ExtGState with settings of the device, and XObjects of every kind. */
  readonly graphicsStates = new Set<PDFDict>();
  readonly xobjects = new Set<PDFDict>();
  readonly spaces = new ColourSpaces();
  /** The streams being walked, outermost first. */
  readonly chain: PDFRawStream[] = [];
  readonly budget: Budget;
  readonly hiddenGroups: HiddenGroups;
  /** What is looked at of the page, in points as it is shown. */
  readonly area: Rect;
  #fonts = new Map<PDFDict, FontFacts>();
  #contents = new Map<PDFRawStream, Uint8Array>();
  #walked = new Map<PDFObject, Set<string>>();

  readonly #wayIn: WayIn;

  constructor(budget: Budget, hiddenGroups: HiddenGroups, area: Rect, wayIn: WayIn) {
    this.#wayIn = wayIn;
    this.area = area;
    this.budget = budget;
    this.hiddenGroups = hiddenGroups;
  }

  /** Whether an extent lies in the area that is looked at, with more than a sliver: programs round differently. */
  reaches(extent: Rect): boolean {
    const inside = overlapOf(extent, this.area);
    if (!inside) return false;
    const isSliver = (part: number, whole: number) => part <= SLIVER_PT && part < whole / 2;
    return !isSliver(widthOf(inside), widthOf(extent)) && !isSliver(heightOf(inside), heightOf(extent));
  }

  emit(object: PaintedObject): void {
    if (this.budget.keepObject()) this.objects.push(object);
  }

  problem(what: ContentProblem): undefined {
    this.problems.add(what);
    return undefined;
  }

  font(dict: PDFDict): FontFacts {
    const known = this.#fonts.get(dict) ?? readFont(dict);
    this.#fonts.set(dict, known);
    return known;
  }

  /** The decoded content of a stream; empty, with a problem reported, when it cannot be decoded. */
  content(stream: PDFRawStream): Uint8Array {
    const known = this.#contents.get(stream);
    if (known) return known;
    let bytes: Uint8Array = new Uint8Array(0);
    try {
      const decoded = decodeFilters(stream, this.budget.bytes);
      if (decoded.left === undefined) bytes = decoded.bytes;
      else this.problem('stream');
      if (!decoded.whole) this.problem('cut');
    } catch (error) {
      if (error instanceof RangeError) this.budget.exceed('decodedBytes');
      this.problem('stream');
    }
    this.budget.countDecoded(bytes.length);
    this.#contents.set(stream, bytes);
    return bytes;
  }

  /** Whether this is the first use in this way. */
  first(object: PDFObject, circumstances: string): boolean {
    const seen = this.#walked.get(object) ?? new Set();
    this.#walked.set(object, seen);
    if (seen.has(circumstances)) return false;
    seen.add(circumstances);
    return true;
  }

  /** Walks a stream unless it is already being walked or is nested too deeply. */
  enter(stream: PDFRawStream, setting: ContentSetting): void {
    if (this.chain.includes(stream)) this.problem('circle');
    else if (this.chain.length >= this.budget.depth) this.problem('limit');
    else {
      this.chain.push(stream);
      this.#wayIn.run(this, setting, this.content(stream));
      this.chain.pop();
    }
  }

  enterSoftMask(content: ContentWalk, mask: SoftMask): void {
    this.#wayIn.softMask(content, mask);
  }
}
