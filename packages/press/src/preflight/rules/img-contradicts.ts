import { jbig2Size, jpegHeader, jpxHeader } from '../../content/coded-image.ts';
import type { ImageFacts } from '../../content/painted-object.ts';
import { asDict, asList, entryOf, numberOf } from '../../pdf/entries.ts';
import { FAX_COLUMNS } from './examine-image.ts';
import { found } from './found.ts';
import type { PageRule } from './rule.ts';

/** The height of a JBIG2 page whose end is not known in advance. */
const UNKNOWN_HEIGHT = 0xffffffff;
const BITS = new Set([1, 2, 4, 8, 16]);
/** JPEG 2000 may contain its own mask as one more channel. */
const MASK_CHANNEL = 1;

/** The properties of an image in its data and in its dictionary are the same. */
export const imgContradicts: PageRule = {
  codes: ['IMG-CONTRADICTS'],
  run: ({ seen }) =>
    seen
      .filter((object) => object.kind === 'image')
      .filter(({ image }) => contradicts(image))
      .map(({ bounds }) => found('IMG-CONTRADICTS', 'error', { bounds })),
};

interface Claimed {
  widthPx?: number | undefined;
  heightPx?: number | undefined;
  components?: number | undefined;
  bits?: number | undefined;
}

function contradicts(image: ImageFacts): boolean {
  const { widthPx, heightPx, bits, filters } = image;
  const components = componentsOf(image);
  if (!BITS.has(bits) && filters.at(-1) !== 'JPXDecode') return true;
  const claimed = claimedByData(image);
  const differs = (one: number | undefined, other: number | undefined) =>
    one !== undefined && other !== undefined && one !== other;
  if (filters.at(-1) === 'JPXDecode' && claimed.components === (components ?? 0) + MASK_CHANNEL)
    claimed.components = components;
  return (
    differs(claimed.widthPx, widthPx) ||
    differs(claimed.heightPx, heightPx) ||
    differs(claimed.components, components) ||
    differs(claimed.bits, bits)
  );
}

/** Undefined where the dictionary leaves it to the data. */
function componentsOf({ stencil, space, stream }: ImageFacts): number | undefined {
  if (stencil) return 1;
  if (!space || space.kind === 'unknown' || entryOf(stream.dict, 'ColorSpace') === undefined)
    return undefined;
  return space.components;
}

function claimedByData({ filters, stream }: ImageFacts): Claimed {
  const [only] = filters;
  const settings = asDict(
    asList(entryOf(stream.dict, 'DecodeParms'))[0] ?? entryOf(stream.dict, 'DecodeParms'),
  );
  if (filters.length !== 1) return {};
  switch (only) {
    case 'DCTDecode': {
      const header = jpegHeader(stream.contents);
      // The number of lines may be stored after the data.
      return header ? { ...header, bits: 8, heightPx: header.heightPx || undefined } : {};
    }
    case 'JPXDecode': {
      const header = jpxHeader(stream.contents);
      return header ? { ...header, components: header.indexed ? undefined : header.components } : {};
    }
    case 'JBIG2Decode': {
      const { widthPx, heightPx } = jbig2Size(stream.contents) ?? {};
      return {
        widthPx,
        heightPx: heightPx === UNKNOWN_HEIGHT ? undefined : heightPx,
        components: 1,
        bits: 1,
      };
    }
    case 'CCITTFaxDecode':
      return {
        widthPx: numberOf(settings, 'Columns') ?? FAX_COLUMNS,
        heightPx: numberOf(settings, 'Rows') || undefined,
        components: 1,
        bits: 1,
      };
    case 'FlateDecode':
    case 'LZWDecode':
      if ((numberOf(settings, 'Predictor') ?? 1) < 2) return {};
      return {
        widthPx: numberOf(settings, 'Columns') ?? 1,
        components: numberOf(settings, 'Colors') ?? 1,
        bits: numberOf(settings, 'BitsPerComponent') ?? 8,
      };
    default:
      return {};
  }
}
