import type { PDFDict, PDFObject, PDFRawStream } from 'pdf-lib';
import { decodeFilters } from '../pdf/decode-filters.ts';
import type { HiddenGroups } from '../pdf/optional-content.ts';
import { heightOf, overlapOf, type Rect, widthOf } from '../pdf/rect.ts';
import type { Budget } from './budget.ts';
import { ColourSpaces } from './colour-space.ts';
import type { ContentSetting, ContentWalk } from './content-walk.ts';
import { type FontFacts, readFont } from './font.ts';
import type { SoftMask } from './graphics-state.ts';
import type { ContentProblem, PaintedObject } from './painted-object.ts';
import type { Visitor } from './visitor.ts';

/** The two ways from one content stream into another; passed to the walk to avoid circular imports. */
export interface WayIn {
  run: (walk: Walk, setting: ContentSetting, bytes: Uint8Array) => void;
  softMask: (content: ContentWalk, mask: SoftMask) => void;
}

/** How something is looked at. */
export interface Looking {
  /** May be shared by many pages. */
  budget: Budget;
  /** The optional content groups that are off (see `hiddenGroupsOf`). */
  hiddenGroups: HiddenGroups;
  /** What is looked at, in points on the page as shown; null for everything, even what is clipped. */
  area: Rect | null;
}

/** A tenth of a millimetre. */
const SLIVER_PT = 0.3;

/** What the parts of a visit share: the visitor, caches and the budget. */
export class Walk {
  readonly visitor: Visitor;
  readonly spaces = new ColourSpaces();
  /** The streams being walked, outermost first. */
  readonly chain: PDFRawStream[] = [];
  readonly budget: Budget;
  readonly hiddenGroups: HiddenGroups;
  /** What is looked at of the page, in points as it is shown; null for everything, even what is clipped. */
  readonly area: Rect | null;
  #fonts = new Map<PDFDict, FontFacts>();
  #contents = new Map<PDFRawStream, Uint8Array>();
  #walked = new Map<PDFObject, Set<string>>();

  readonly #wayIn: WayIn;

  constructor(visitor: Visitor, { budget, hiddenGroups, area }: Looking, wayIn: WayIn) {
    this.#wayIn = wayIn;
    this.visitor = visitor;
    this.area = area;
    this.budget = budget;
    this.hiddenGroups = hiddenGroups;
  }

  /** Whether an extent lies in the area that is looked at, with more than a sliver: programs round differently. */
  reaches(extent: Rect): boolean {
    if (!this.area) return true;
    const inside = overlapOf(extent, this.area);
    if (!inside) return false;
    const isSliver = (part: number, whole: number) => part <= SLIVER_PT && part < whole / 2;
    return !isSliver(widthOf(inside), widthOf(extent)) && !isSliver(heightOf(inside), heightOf(extent));
  }

  emit(object: PaintedObject): void {
    if (this.budget.keepObject()) this.visitor[object.kind]?.(object as never);
  }

  problem(what: ContentProblem): undefined {
    this.visitor.problem?.(what);
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
      if (decoded.altered) this.problem('altered');
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
    else if (this.visitor.enter?.(stream, setting.state, setting.from) !== false) {
      this.chain.push(stream);
      this.#wayIn.run(this, setting, this.content(stream));
      this.chain.pop();
      this.visitor.leave?.(stream);
    }
  }

  enterSoftMask(content: ContentWalk, mask: SoftMask): void {
    this.#wayIn.softMask(content, mask);
  }
}
