import { PressError } from '../press-error.ts';

/** A drawing of more bytes is a map, or pictures that somebody put into one. */
const MAX_BYTES = 20 * 2 ** 20;
/** Elements, also those that are drawn again by reference: a few lines may ask for a billion. */
const MAX_ELEMENTS = 60_000;
const GENERIC =
  /^(serif|sans-serif|monospace|cursive|fantasy|system-ui|BlinkMacSystemFont|ui-.*|inherit|initial|unset|-.*)$/i;

/** What a drawing says about itself. */
export interface SvgFacts {
  /** The families of its letters, as it names them; empty without letters. */
  families: string[];
  hasText: boolean;
  /** Whether it brings its typefaces along. */
  bringsFonts: boolean;
}

/** A drawing as a document to be printed, or why not. */
export type ReadSvg =
  | ({ html: string } & SvgFacts)
  | { reason: 'too-intricate' }
  | { reason: 'linked'; names: string[] };

/** The side of the sheet on which a drawing is printed, in mm: large enough that no line is rounded away. */
const SHEET_MM = 400;
/** A drawing that is longer than this is drawn on a sheet that is not. */
const MAX_RATIO = 40;

/**
 * Reads an SVG without drawing it: whether it can be drawn within limits, and what it needs besides itself.
 * @throws PressError `unreadable`
 */
export function readSvg(bytes: Uint8Array): ReadSvg {
  if (bytes.length > MAX_BYTES) return { reason: 'too-intricate' };
  const text = decoded(bytes);
  const outline = elementsOf(text);
  if (!outline) throw new PressError('unreadable', 'The drawing is not well-formed.', { reason: 'damaged' });
  if (outline.size > MAX_ELEMENTS) return { reason: 'too-intricate' };
  if (outline.linked.length > 0) return { reason: 'linked', names: [...new Set(outline.linked)].slice(0, 5) };
  return {
    html: sheetWith(withNamespace(text), ratioOf(outline.attributes)),
    ...fontsOf(text, outline.hasText),
  };
}

const decoded = (bytes: Uint8Array): string => {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding)
    .decode(bytes)
    .replace(/^(<\?xml[^>]*?)\s+encoding\s*=\s*["'][^"']*["']/i, '$1');
};

/** Drawings out of web pages lack what makes them files of their own. */
const withNamespace = (text: string): string =>
  /<svg[^>]*\sxmlns\s*=|<\w+:svg/.test(text)
    ? text
    : text.replace(/<svg\b/, '<svg xmlns="http://www.w3.org/2000/svg"');

/** As a picture of the document, it runs nothing and loads nothing, whatever stands in it. */
function sheetWith(svg: string, ratio: number): string {
  const [width, height] = ratio >= 1 ? [SHEET_MM, SHEET_MM / ratio] : [SHEET_MM * ratio, SHEET_MM];
  const [w, h] = [`${width.toFixed(3)}mm`, `${height.toFixed(3)}mm`];
  return `<style>
@page { size: ${w} ${h}; margin: 0 }
html, body { margin: 0; width: ${w}; height: ${h}; overflow: hidden }
img { display: block; width: ${w}; height: ${h}; object-fit: contain }
</style><img alt="" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`;
}

/** The shape of a drawing; a square where it does not say. */
function ratioOf(attributes: string): number {
  const length = (name: string) => Number.parseFloat(attribute(attributes, name) ?? '');
  const [, , wide = Number.NaN, high = Number.NaN] = (attribute(attributes, 'viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const isPart = ['width', 'height'].some((name) => attribute(attributes, name)?.includes('%'));
  const own = isPart ? Number.NaN : length('width') / length('height');
  const ratio = Number.isFinite(own) && own > 0 ? own : wide / high;
  return Number.isFinite(ratio) && ratio > 0 ? Math.min(MAX_RATIO, Math.max(1 / MAX_RATIO, ratio)) : 1;
}

interface Outline {
  /** Of the drawing itself. */
  attributes: string;
  /** Elements with those that are drawn by reference. */
  size: number;
  hasText: boolean;
  linked: string[];
}

interface Element {
  name: string;
  size: number;
  /** Ids of what is drawn in it by reference. */
  uses: string[];
  id: string | undefined;
}

const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\]\s*)?>|<(\/?)([A-Za-z_][\w.:-]*)((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>/g;
const attribute = (attributes: string, name: string) =>
  new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
    .exec(attributes)
    ?.slice(1)
    .find((v) => v !== undefined);

/** Counts the elements of a drawing; undefined when they do not close as they open. */
function elementsOf(text: string): Outline | undefined {
  const open: Element[] = [];
  const byId = new Map<string, Element>();
  const linked: string[] = [];
  let hasText = false;
  let outermost: string | undefined;
  const roots: Element[] = [];
  for (const [, closes, name, attributes = '', empty] of text.matchAll(TOKEN)) {
    if (!name) continue;
    if (closes) {
      const element = open.pop();
      if (element?.name !== name) return undefined;
      close(element);
      continue;
    }
    const local = name.replace(/^.*:/, '');
    const element: Element = { name, size: 1, uses: [], id: attribute(attributes, 'id') };
    const href = attribute(attributes, '(?:xlink:)?href');
    if (local === 'use' && href?.startsWith('#')) element.uses.push(href.slice(1));
    if (local === 'text' || local === 'foreignObject') hasText = true;
    if (['image', 'use', 'feImage'].includes(local) && href && !/^(#|data:)/i.test(href.trim()))
      linked.push(href);
    outermost ??= attributes;
    open.push(element);
    if (empty) close(open.pop() as Element);
  }
  const [root] = roots;
  if (!root || outermost === undefined || open.length > 0) return undefined;
  return { attributes: outermost, size: drawnSize(root, byId, new Map()), hasText, linked };

  function close(element: Element): void {
    if (element.id !== undefined) byId.set(element.id, element);
    const parent = open.at(-1);
    if (!parent) roots.push(element);
    else {
      parent.size += element.size;
      parent.uses.push(...element.uses);
    }
  }
}

/** The elements that a drawing has when everything in it is drawn as often as it is asked for. */
function drawnSize(element: Element, byId: Map<string, Element>, known: Map<Element, number>): number {
  const before = known.get(element);
  if (before !== undefined) return before;
  // What draws itself draws nothing.
  known.set(element, 0);
  let size = element.size;
  for (const id of element.uses) {
    const used = byId.get(id);
    if (used) size += drawnSize(used, byId, known);
    if (size > MAX_ELEMENTS) break;
  }
  known.set(element, size);
  return size;
}

/** What was found, with the signs that stand in a drawing for quotes: their semicolon ends nothing. */
const plainText = (found: RegExpMatchArray): string =>
  (found.slice(1).find((part) => part !== undefined) ?? '').replace(
    /&(?:quot|apos|#0*3[49]|#x2[27]);/gi,
    "'",
  );

function fontsOf(text: string, hasText: boolean): SvgFacts {
  if (!hasText) return { families: [], hasText, bringsFonts: false };
  const named = [...text.matchAll(/\sfont-family\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(plainText);
  const styled = [
    ...text.matchAll(/\sstyle\s*=\s*(?:"([^"]*)"|'([^']*)')/g),
    ...text.matchAll(/<(?:\w+:)?style\b[^>]*>([\s\S]*?)<\/(?:\w+:)?style\s*>/g),
  ].map(plainText);
  const inStyles = styled.flatMap((style) => [
    ...style.matchAll(/font-family\s*:\s*([^;}]*)/g),
    ...style.matchAll(
      /(?:^|[\s"';{])font\s*:\s*[^;}"]*?\d(?:\.\d+)?(?:px|pt|em|rem|mm|%)(?:\/\S+)?\s+([^;}]*)/g,
    ),
  ]);
  const lists = [...named, ...inStyles.map(([, list]) => list ?? '')];
  const families = lists
    .flatMap((list) => list.split(','))
    .map((family) => family.replace(/["']|\s*!important/g, '').trim())
    .filter((family) => family !== '' && !GENERIC.test(family));
  return { families: [...new Set(families)], hasText, bringsFonts: /@font-face[^}]*data:/.test(text) };
}

const plain = (family: string) => family.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The typefaces that a drawing asks for and did not get; what was printed in others would look like another logo.
 * @param printed the names of the fonts in the printed page
 */
export function missingTypefaces({ families, bringsFonts }: SvgFacts, printed: readonly string[]): string[] {
  if (bringsFonts || printed.length === 0) return [];
  const wanted = families.map(plain);
  const isAsked = (font: string) =>
    wanted.some((family) => plain(font.replace(/^[A-Z]{6}\+/, '')).startsWith(family));
  if (printed.every(isAsked)) return [];
  const found = (family: string) =>
    printed.some((font) => plain(font.replace(/^[A-Z]{6}\+/, '')).startsWith(plain(family)));
  const missing = families.filter((family) => !found(family));
  return missing.length > 0 ? missing.slice(0, 5) : ['?'];
}
