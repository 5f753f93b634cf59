import type { Drawing } from './hide-in.ts';

export const RECT = '150 150 20 20 re';

/** A function from one tint to this number of components. */
export const ramp = (components: number) => ({
  FunctionType: 2,
  Domain: [0, 1],
  N: 1,
  C0: Array(components).fill(0),
  C1: Array(components).fill(1),
});

/** A rectangle in a colour space of its own. */
export const inSpace = (value: unknown, operands: string): Drawing => ({
  content: `/Cs cs ${operands} scn ${RECT} f`,
  resources: () => ({ ColorSpace: { Cs: value as Record<string, unknown> } }),
});

/** A rectangle in a space with a profile of this number of components. */
export const inProfile = (components: number): Drawing => ({
  content: `/Cs cs ${'1 '.repeat(components)}scn ${RECT} f`,
  resources: (context) => ({
    ColorSpace: {
      Cs: ['ICCBased', context.register(context.flateStream('no profile', { N: components }))] as never,
    },
  }),
});
