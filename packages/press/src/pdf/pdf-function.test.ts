import { PDFContext, PDFName, PDFRawStream } from 'pdf-lib';
import { expect, test } from 'vitest';
import { filtersOf } from './decode-filters.ts';
import { readFunction } from './pdf-function.ts';

const context = PDFContext.create();
const stream = (dict: object, data: Uint8Array | string) =>
  PDFRawStream.of(context.obj(dict as never) as never, Buffer.from(data as string));
const calculates = (program: string, inputs: number, outputs: number) =>
  readFunction(
    stream(
      {
        FunctionType: 4,
        Domain: Array.from({ length: inputs }, () => [-100, 100]).flat(),
        Range: Array.from({ length: outputs }, () => [-100, 100]).flat(),
      },
      program,
    ),
  );

test('an exponential function leads from one colour to another', () => {
  const read = readFunction(
    context.obj({ FunctionType: 2, Domain: [0, 1], C0: [0, 0.5], C1: [1, 0], N: 2 }) as never,
  );
  expect(read([0.5])).toEqual([0.25, 0.375]);
  expect(read([7])).toEqual([1, 0]);
});

test('a stitched function takes the part in which its input lies, also turned', () => {
  const part = (c0: number, c1: number) => ({ FunctionType: 2, Domain: [0, 1], C0: [c0], C1: [c1], N: 1 });
  const read = readFunction(
    context.obj({
      FunctionType: 3,
      Domain: [0, 1],
      Bounds: [0.25],
      Encode: [0, 1, 1, 0],
      Functions: [part(0, 1), part(10, 20)],
    }) as never,
  );
  expect(read([0.125])).toEqual([0.5]);
  expect(read([0.25])).toEqual([20]);
  expect(read([1])).toEqual([10]);
});

test('a sampled function is interpolated in all of its inputs', () => {
  const table = {
    FunctionType: 0,
    Domain: [0, 1, 0, 1],
    Range: [0, 1],
    Size: [2, 2],
    BitsPerSample: 8,
  };
  const read = readFunction(stream(table, Uint8Array.from([0, 255, 0, 255])));
  expect(read([0.5, 0.3])[0]).toBeCloseTo(0.5, 6);
  expect(read([1, 1])[0]).toBeCloseTo(1, 6);
  const small = readFunction(
    stream({ ...table, Domain: [0, 1], Size: [3], BitsPerSample: 4 }, Uint8Array.from([0x0f, 0x00])),
  );
  expect(small([0.25])[0]).toBeCloseTo(0.5, 6);
});

test('a calculator function does what its program says', () => {
  expect(calculates('{ dup 0.5 gt { pop 1 } { 2 mul } ifelse }', 1, 1)([0.25])).toEqual([0.5]);
  expect(calculates('{ dup 0.5 gt { pop 1 } { 2 mul } ifelse }', 1, 1)([0.75])).toEqual([1]);
  expect(calculates('{ 3 1 roll }', 3, 3)([1, 2, 3])).toEqual([3, 1, 2]);
  expect(calculates('{ 3 -1 roll } % as a comment }', 3, 3)([1, 2, 3])).toEqual([2, 3, 1]);
  expect(calculates('{ exch 1 index sub 2 copy add }', 2, 4)([1, 4])).toEqual([4, -3, 1]);
  expect(calculates('{ 10 3 idiv 10 3 mod -7 abs 2 3 exp }', 0, 4)([])).toEqual([3, 1, 7, 8]);
  expect(calculates('{ 1 0 atan 0 -1 atan 2 div }', 0, 2)([])).toEqual([90, 90]);
});

test.each([
  ['without an end', '{ 1 2 add'],
  ['without a beginning', '1 2 add }'],
])('a program %s is refused when it is read', (_, program) => {
  expect(() => calculates(program, 0, 1)).toThrow(Error);
});

test.each([
  ['takes more than it has', '{ add }'],
  ['copies without end', '{ 1 2 3 4 5 6 7 8 9 10 10 copy 20 copy 40 copy 80 copy }'],
  ['names what does not exist', '{ 1 show }'],
])('a program that %s is refused when it runs', (_, program) => {
  expect(() => calculates(program, 0, 1)([])).toThrow(Error);
});

test('a table that is cut off and a function within itself are refused', () => {
  expect(() =>
    readFunction(
      stream({ FunctionType: 0, Domain: [0, 1], Range: [0, 1], Size: [9], BitsPerSample: 8 }, 'short'),
    ),
  ).toThrow('cut off');
  const endless = context.obj({ FunctionType: 3, Domain: [0, 1], Bounds: [], Encode: [0, 1] }) as never as {
    set(key: PDFName, value: unknown): void;
  };
  endless.set(PDFName.of('Functions'), context.obj([endless as never]));
  expect(() => readFunction(endless as never)).toThrow('without end');
});

test('a word that every object of the language has is no operator', () => {
  for (const word of ['constructor', 'toString', 'valueOf', '__proto__'])
    expect(() => calculates(`{ ${word} }`, 1, 1)([0.5])).toThrow(/no operator/);
});

test('nor is it a filter', () => {
  expect(filtersOf(context.obj({ Filter: ['constructor', 'Fl'] }) as never)).toEqual([
    'constructor',
    'FlateDecode',
  ]);
});
