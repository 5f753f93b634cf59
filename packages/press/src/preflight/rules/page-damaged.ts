import { undoFilters } from '../../pdf/decode-filters.ts';
import { jpegHeader } from '../interpret/coded-picture.ts';
import type { ContentProblem, ImageFacts } from '../interpret/painted-thing.ts';
import { found } from './found.ts';
import type { PageRule } from './rule.ts';

/** Readers leave these out and go on. */
const MILD: ReadonlySet<ContentProblem> = new Set(['missing-object', 'missing-font', 'limit']);
/** Larger pictures are not unpacked only to count their bytes. */
const MAX_BYTES = 128 * 1024 * 1024;
/** How much rubbish may follow a JPEG. */
const TAIL_BYTES = 65_536;
const END_OF_JPEG = Buffer.from([0xff, 0xd9]);
/** A last line that is missing is nobody's matter. */
const ENOUGH = 0.98;

/** Everything that the page paints is there and can be read. */
export const pageDamaged: PageRule = {
  codes: ['PAGE-DAMAGED'],
  run({ painted, seen }) {
    const { problems } = painted;
    const grave = [...problems].some((problem) => !MILD.has(problem));
    const judged = new Map<ImageFacts['stream'], boolean>();
    const broken = seen
      .filter((thing) => thing.kind === 'image')
      .filter(({ image }) => {
        const known = judged.get(image.stream) ?? isBroken(image);
        judged.set(image.stream, known);
        return known;
      });
    return [
      ...(problems.size > 0 ? [found('PAGE-DAMAGED', grave ? 'error' : 'warning')] : []),
      ...broken.map(({ bounds }) => found('PAGE-DAMAGED', 'error', { bounds })),
    ];
  },
};

function isBroken({ stream, filters, widthPx, heightPx, bits, space, stencil, inline }: ImageFacts): boolean {
  const last = filters.at(-1);
  if (last === 'DCTDecode' && filters.length === 1) return !isWholeJpeg(stream.contents);
  const components = stencil ? 1 : (space?.components ?? 0);
  const expected = Math.ceil((widthPx * components * bits) / 8) * heightPx;
  if (inline || expected > MAX_BYTES) return false;
  try {
    const { bytes, left } = undoFilters(stream, MAX_BYTES);
    return left === undefined && bytes.length < expected * ENOUGH;
  } catch (error) {
    return !(error instanceof RangeError);
  }
}

/** With a header and, possibly with something behind it, an end. */
function isWholeJpeg(data: Uint8Array): boolean {
  const tail = Buffer.from(data.buffer, data.byteOffset, data.length).subarray(-TAIL_BYTES);
  return jpegHeader(data) !== undefined && tail.includes(END_OF_JPEG);
}
