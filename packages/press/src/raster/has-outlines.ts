const [HEADER, ENTRY, TAG] = [12, 16, 4];
/** Files of TrueType outlines begin with one of these. */
const TRUE_TYPE = [0x00010000, 0x74727565];
/** A table may lack the zeros with which it is filled up. */
const FILLING = 3;

interface Table {
  offset: number;
  length: number;
}

/**
 * Whether a TrueType program still has the outlines that it announces. Readers open one whose outlines are cut off or wiped,
 * and then draw nothing. Other kinds of programs are not judged.
 */
export function hasOutlines(program: Uint8Array): boolean {
  const view = new DataView(program.buffer, program.byteOffset, program.length);
  if (program.length < HEADER || !TRUE_TYPE.includes(view.getUint32(0))) return true;
  const tables = new Map(tablesOf(view));
  const outlines = tables.get('glyf');
  if (!outlines || outlines.length === 0) return true;
  const { offset, length } = outlines;
  if (offset + length > program.length + FILLING) return false;
  return hasSome(program, outlines) || !announcesSome(program, tables.get('loca'));
}

const hasSome = (program: Uint8Array, { offset, length }: Table): boolean =>
  program.subarray(offset, offset + length).some((byte) => byte !== 0);

/** The index says where outlines begin: at nothing but zeros in a font of which only spaces are used. */
const announcesSome = (program: Uint8Array, index: Table | undefined): boolean =>
  index === undefined || hasSome(program, index);

function* tablesOf(view: DataView): Generator<[string, Table]> {
  const count = view.getUint16(TAG);
  for (let at = HEADER; at < HEADER + count * ENTRY && at + ENTRY <= view.byteLength; at += ENTRY) {
    const letters = Array.from({ length: TAG }, (_, i) => String.fromCharCode(view.getUint8(at + i)));
    yield [letters.join(''), { offset: view.getUint32(at + 8), length: view.getUint32(at + 12) }];
  }
}
