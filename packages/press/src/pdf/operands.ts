import type { Operation } from './content-operations.ts';

/** The numbers among the operands of an operation, in order, without those in strings and arrays. */
export function numbersOf(bytes: Uint8Array, { start, end, operator }: Operation): number[] {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start - operator.length).toString(
    'latin1',
  );
  const numbers: number[] = [];
  for (const word of text.split(/[\s\0]+/)) {
    const value = Number(word);
    if (word !== '' && Number.isFinite(value)) numbers.push(value);
  }
  return numbers;
}
