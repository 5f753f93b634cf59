/** The page size of a WebAssembly memory (core specification, 2.5.5). */
const PAGE_BYTES = 65_536;
const MEMORY_SECTION = 5;
const HAS_MAXIMUM = 1;
/** Magic number and version. */
const HEADER_BYTES = 8;

/**
 * Lowers the maximum size of a WebAssembly module's own memory; allocations beyond it fail. The module has no option for
 * it, because its memory is declared in its binary.
 * @returns the module, changed in place
 * @throws Error for a module without a memory of its own whose maximum can be written in as many bytes
 */
export function limitMemory(module: Buffer, maxBytes: number): Buffer {
  let at = HEADER_BYTES;
  const number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = module[at++] as number;
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
    }
  };
  while (at < module.length) {
    const section = module[at++];
    const length = number();
    if (section === MEMORY_SECTION) {
      const [memories, flags] = [number(), number()];
      number();
      const from = at;
      const pages = number();
      if (memories !== 1 || flags !== HAS_MAXIMUM) break;
      write(module.subarray(from, at), Math.min(pages, Math.floor(maxBytes / PAGE_BYTES)));
      return module;
    }
    at += length;
  }
  throw new Error('The module has no memory that could be limited.');
}

/** LEB128, padded to the existing length. */
function write(place: Buffer, value: number): void {
  let rest = value;
  for (let i = 0; i < place.length; i++) {
    place[i] = (rest & 0x7f) | (i < place.length - 1 ? 0x80 : 0);
    rest = Math.floor(rest / 0x80);
  }
}
