import { PDFArray, PDFBool, type PDFDict, PDFName, PDFNumber } from 'pdf-lib';
import { scaleOf } from '../colour/graphics-state.ts';
import { inkOperands } from '../colour/ink.ts';
import { PathExtent } from '../colour/path-extent.ts';
import { type ColourSpace, ColourSpaces, initialComponents } from '../content/colour-space.ts';
import { numbersIn } from '../content/operands.ts';
import { type Painting, specOf, textPaints } from '../content/operators.ts';
import { resourceIn } from '../content/resources.ts';
import { type Rewriting, rewrite } from '../content/rewrite.ts';
import { applyText } from '../content/text-state.ts';
import type { Operation } from '../content/tokens.ts';
import { asDict, entryOf, numberOf } from '../pdf/entries.ts';
import { combined, identity, type Matrix } from '../pdf/matrix.ts';
import type { MendInks } from './mend-inks.ts';
import type { MendColour, MendState } from './mend-state.ts';
import type { Overprint } from './overprint-settings.ts';

/** What is mended in content, besides colours. */
export interface ContentFixes {
  /** Thinner lines get this width in points; undefined: lines stay as they are. */
  lineFromPt: number | undefined;
  /**
   * Black type smaller than this overprints, and white and grey knock out; with `converted` only type and lines that have
   * become black. Undefined: all stay as they are.
   */
  overprint: { typeBelowPt: number; lineBelowPt: number; of: 'all' | 'converted' } | undefined;
}

/** Provides what the content of one stream names. */
export interface MendHost {
  resources: PDFDict | undefined;
  inks: MendInks;
  /** In a soft mask, colours are greys: how light they are is an opacity. */
  grey: boolean;
  fixes: ContentFixes;
  /** The new name of an XObject. */
  object(name: string, state: MendState): string | undefined;
  /** The new name of an inline image that has to become an object; undefined where it stays. */
  inlineImage(bytes: Uint8Array, operation: Operation): string | undefined;
  pattern(name: string): string | undefined;
  shading(name: string): string | undefined;
  font(name: string): string | undefined;
  /** The new name of a graphics state dictionary. */
  graphicsState(name: string, state: MendState): string | undefined;
  /** The name of a graphics state that sets overprint. */
  overprint(wanted: Overprint): string;
}

const DIRECT = { g: 'gray', rg: 'rgb', k: 'cmyk' } as const;
const spaces = new WeakMap<MendInks, ColourSpaces>();

/** Rewrites a content stream; what needs no mending keeps every byte. */
export function mendContent(
  content: Uint8Array,
  host: MendHost,
  start: MendState,
  colourless = false,
): Uint8Array {
  const reader = spaces.get(host.inks) ?? new ColourSpaces();
  spaces.set(host.inks, reader);
  let path = new PathExtent();
  let ignoresColour = colourless;

  const enclose = (operation: Operation, from: number, written: Rewriting, before: string, after: string) => {
    if (before === '') return;
    if (from === operation.start) return written.surround(operation, before, after);
    written.put(from, from, ` ${before} `);
    written.put(operation.end, operation.end, ` ${after} `);
  };

  const paint = (painting: Painting, operation: Operation, state: MendState, written: Rewriting) => {
    const [name = ''] = operation.names;
    if (painting.what === 'object') return renamed(operation, host.object(name, state), 'Do', written);
    if (painting.what === 'shading') return renamed(operation, host.shading(name), 'sh', written);
    if (painting.what === 'inline-image')
      return renamed(operation, host.inlineImage(content, operation), 'Do', written);
    const isPath = painting.what === 'path';
    const parts = isPath ? painting : textPaints(state.textMode);
    const from = isPath && path.start >= 0 ? path.start : operation.start;
    const steps = [...thicker(state, parts, host.fixes), ...printed(state, parts, isPath, host)];
    enclose(
      operation,
      from,
      written,
      steps.map(([before]) => before).join(' '),
      steps.map(([, after]) => after).join(' '),
    );
  };

  const edit = (operation: Operation, state: MendState, written: Rewriting) => {
    const { operator, names, start: at } = operation;
    const spec = specOf(operator);
    applyText(state, operation, content, host.resources);
    if (spec?.paints) paint(spec.paints, operation, state, written);
    if (spec?.category === 'path-painting') path = new PathExtent();
    else if (spec?.category === 'path') path.add(at, operator, numbersIn(content, operation), state.ctm);
    else if (spec?.category === 'colour') {
      if (!ignoresColour) setColour(operation, state, written);
    } else if (operator === 'd1') ignoresColour = true;
    else if (operator === 'gs') {
      applyExtGState(state, asDict(resourceIn(host.resources, 'ExtGState', names[0])));
      renamed(operation, host.graphicsState(names[0] ?? '', state), 'gs', written);
    } else if (operator === 'Tf') {
      const font = host.font(names[0] ?? '');
      if (font !== undefined && font !== names[0])
        written.replace(operation, `/${font} ${numbersIn(content, operation).at(-1) ?? 1} Tf`);
    } else applyPlace(state, operator, () => numbersIn(content, operation));
  };

  const setColour = (operation: Operation, state: MendState, written: Rewriting) => {
    const small = operation.operator.toLowerCase();
    const strokes = small !== operation.operator;
    const what = strokes ? 'stroke' : 'fill';
    const numbers = numbersIn(content, operation);
    const [name = ''] = operation.names;
    const kind = DIRECT[small as keyof typeof DIRECT];
    if (kind) return put(reader.device(kind, host.resources), numbers);
    if (small === 'cs') {
      const space = reader.read(PDFName.of(name), host.resources);
      return put(space, initialComponents(space));
    }
    const { space } = state[what];
    const pattern = name === '' ? undefined : host.pattern(name);
    if (space.kind !== 'pattern') return put(space, numbers);
    state[what] = { space, ink: null };
    const own = space.base && converted(space.base, numbers);
    if (own)
      written.replace(
        operation,
        `${own.text.replace(/ \w+$/, '')} /${pattern ?? name} ${operation.operator}`,
      );
    else if (pattern !== undefined && pattern !== name)
      written.replace(operation, `${numbers.join(' ')} /${pattern} ${operation.operator}`);

    function put(next: ColourSpace, components: readonly number[]): void {
      const made = converted(next, components);
      state[what] = { space: next, ink: made?.ink ?? plainInk(next, components) };
      if (made && !isSame(next, components, made.ink))
        written.replace(
          operation,
          strokes ? made.text.replace(/\w+$/, (last) => last.toUpperCase()) : made.text,
        );
    }
  };

  const converted = (space: ColourSpace, components: readonly number[]) => {
    if (host.grey) {
      const grey = host.inks.greyOf(space)?.(components);
      return grey === undefined ? undefined : { ink: [0, 0, 0, 1 - grey], text: `${inkOperands([grey])} g` };
    }
    const ink = host.inks.of(space)?.(components);
    return ink && { ink, text: `${inkOperands(ink)} k` };
  };

  return rewrite(content, start, edit) ?? content;
}

function renamed(operation: Operation, name: string | undefined, operator: string, written: Rewriting): void {
  if (name !== undefined && (operation.names[0] !== name || operation.operator !== operator))
    written.replace(operation, ` /${name} ${operator} `);
}

/** Whether a colour in inks has not become another. */
const isSame = ({ kind }: ColourSpace, components: readonly number[], ink: readonly number[]): boolean =>
  kind === 'cmyk' && ink.every((part, i) => Math.abs(part - (components[i] ?? 0)) < 1e-6);

/** The inks of a colour that stays as it is. */
function plainInk({ kind }: ColourSpace, components: readonly number[]): MendColour['ink'] {
  if (kind === 'gray') return [0, 0, 0, 1 - (components[0] ?? 0)];
  return kind === 'cmyk' && components.length === 4 ? components : null;
}

type Step = [before: string, after: string];

function thicker(state: MendState, { strokes }: { strokes: boolean }, { lineFromPt }: ContentFixes): Step[] {
  const scale = scaleOf(state.ctm);
  if (lineFromPt === undefined || !strokes || scale === 0 || state.lineWidth * scale >= lineFromPt) return [];
  return [[`${Number((lineFromPt / scale).toFixed(5))} w`, `${state.lineWidth} w`]];
}

const isWhite = ({ ink }: MendColour) => ink?.every((part) => part === 0) === true;
const isBlack = ({ ink }: MendColour) => ink?.join() === '0,0,0,1';

/** White and grey knock out what is below them; small black type and thin black lines do not. */
function printed(
  state: MendState,
  { fills, strokes }: { fills: boolean; strokes: boolean },
  isPath: boolean,
  { fixes: { overprint }, grey, overprint: stateFor }: MendHost,
): Step[] {
  if (!overprint || grey) return [];
  const now: Overprint = {
    fill: state.fillOverprints,
    stroke: state.strokeOverprints,
    mode: state.overprintMode,
  };
  const wanted = { ...now };
  const knocksOut = (colour: MendColour) =>
    isWhite(colour) || (colour.space.kind === 'gray' && !isBlack(colour));
  const all = overprint.of === 'all';
  if (all && fills && now.fill && knocksOut(state.fill)) wanted.fill = false;
  if (all && strokes && now.stroke && knocksOut(state.stroke)) wanted.stroke = false;
  const scale = scaleOf(isPath ? state.ctm : combined(state.textMatrix, state.ctm));
  const small = isPath
    ? !fills && state.lineWidth * scale < overprint.lineBelowPt
    : Math.abs(state.font?.size ?? 0) * scale < overprint.typeBelowPt;
  const over = (colour: MendColour) =>
    small &&
    state.opaque &&
    isBlack(colour) &&
    !(all ? ['gray'] : ['gray', 'cmyk']).includes(colour.space.kind);
  if (fills && !isPath && over(state.fill)) [wanted.fill, wanted.mode] = [true, 1];
  if (strokes && isPath && over(state.stroke)) [wanted.stroke, wanted.mode] = [true, 1];
  const same = (['fill', 'stroke', 'mode'] as const).every((key) => now[key] === wanted[key]);
  return same ? [] : [[`/${stateFor(wanted)} gs`, `/${stateFor(now)} gs`]];
}

function applyExtGState(state: MendState, dict: PDFDict | undefined): void {
  if (!dict) return;
  const flag = (key: string) => {
    const value = entryOf(dict, key);
    return value instanceof PDFBool ? value.asBoolean() : undefined;
  };
  const both = flag('OP');
  state.strokeOverprints = both ?? state.strokeOverprints;
  state.fillOverprints = flag('op') ?? both ?? state.fillOverprints;
  state.overprintMode = numberOf(dict, 'OPM') ?? state.overprintMode;
  state.lineWidth = numberOf(dict, 'LW') ?? state.lineWidth;
  const alphas = ['ca', 'CA'].map((key) => entryOf(dict, key));
  if (alphas.some(Boolean) || entryOf(dict, 'SMask'))
    state.opaque =
      alphas.every((alpha) => !(alpha instanceof PDFNumber) || alpha.asNumber() === 1) &&
      !asDict(entryOf(dict, 'SMask'));
  const blend = entryOf(dict, 'BM');
  const mode = blend instanceof PDFArray ? blend.lookup(0) : blend;
  if (mode && mode !== PDFName.of('Normal') && mode !== PDFName.of('Compatible')) state.opaque = false;
}

function applyPlace(state: MendState, operator: string, numbers: () => number[]): void {
  if (operator === 'cm') state.ctm = combined(matrixOf(numbers()), state.ctm);
  else if (operator === 'w') state.lineWidth = numbers()[0] ?? 1;
  else if (operator === 'BT') state.textMatrix = identity;
  else if (operator === 'Tm') state.textMatrix = matrixOf(numbers());
}

const matrixOf = (numbers: number[]): Matrix => (numbers.length === 6 ? (numbers as Matrix) : identity);
