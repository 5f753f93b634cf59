import { PDFName } from 'pdf-lib';
import type { Operation } from '../content/tokens.ts';
import { type SpaceKind, spaceKind } from './colour-space.ts';
import type { ContentOptions } from './convert-content.ts';
import type { GraphicsState } from './graphics-state.ts';
import { type Ink, inkOperands, type RgbColour } from './ink.ts';
import { unprintable } from './unprintable.ts';

const DIRECT = new Map<string, SpaceKind>([
  ['g', 'gray'],
  ['rg', 'rgb'],
  ['k', 'cmyk'],
]);
const CHANNELS: Record<SpaceKind, number> = { gray: 1, rgb: 3, cmyk: 4, pattern: 0 };

/** Rewrites an operation that sets a colour, as ink or in masks as grey, and keeps the colour in the state. */
export function colourWriter({ inks, mode, resources }: ContentOptions) {
  const grey = mode === 'grey';

  const colour = (state: GraphicsState, strokes: boolean, space: SpaceKind, values: number[]) => {
    if (values.length !== CHANNELS[space]) throw unprintable(`a colour of ${values.length} channels`);
    state[strokes ? 'strokeSpace' : 'fillSpace'] = space;
    if (grey) return `${inkOperands([lightnessOf(space, values)])} ${strokes ? 'G' : 'g'}`;
    const ink = inkFrom(space, values);
    state[strokes ? 'stroke' : 'fill'] = ink;
    return `${inkOperands(ink)} ${strokes ? 'K' : 'k'}`;
  };

  const inkFrom = (space: SpaceKind, values: number[]): Ink => {
    if (space === 'cmyk') return values as unknown as Ink;
    const [r = 0, g = r, b = r] = values;
    return inks.inkOf([r, g, b]);
  };

  return {
    black: grey ? '0 g 0 G\n' : '0 0 0 1 k 0 0 0 1 K\n',
    write(
      state: GraphicsState,
      { operator, names }: Operation,
      numbers: number[],
      use: ContentOptions['use'],
    ): string | undefined {
      const small = operator.toLowerCase();
      const strokes = operator !== small;
      const direct = DIRECT.get(small);
      if (direct) return colour(state, strokes, direct, numbers);
      const [name = ''] = names;
      if (small === 'cs') {
        const kind = spaceKind(PDFName.of(name), resources);
        state[strokes ? 'strokeSpace' : 'fillSpace'] = kind;
        state[strokes ? 'stroke' : 'fill'] = kind === 'pattern' ? null : [0, 0, 0, 1];
        if (kind === 'pattern') return undefined;
        return `/${grey ? 'DeviceGray' : 'DeviceCMYK'} ${operator}`;
      }
      if (small !== 'sc' && small !== 'scn') return undefined;
      const space = state[strokes ? 'strokeSpace' : 'fillSpace'];
      if (space !== 'pattern') return colour(state, strokes, space, numbers);
      if (numbers.length > 0) throw unprintable('a pattern without colours of its own');
      state[strokes ? 'stroke' : 'fill'] = null;
      use('Pattern', name, state);
      return undefined;
    },
  };
}

/** Luminosity as used by soft masks: NTSC weights (ISO 32000-1, 11.5.3). */
export function lightnessOf(space: SpaceKind, values: readonly number[]): number {
  if (space === 'gray') return values[0] ?? 0;
  if (space !== 'rgb') throw unprintable('a mask in print colours');
  const [r, g, b] = values as unknown as RgbColour;
  return 0.3 * r + 0.59 * g + 0.11 * b;
}
