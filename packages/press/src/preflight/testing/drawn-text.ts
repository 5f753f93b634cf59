import { embedFont, glyphHex } from '@rebblatt/specimen';
import type { Drawing } from './hide-in.ts';

/** Draws a word in an embedded font, after these operators. */
export const drawnText = (sizePt: number, before: string, gs: Record<string, unknown> = {}): Drawing => ({
  content: `q ${before} BT /F ${sizePt} Tf 150 150 Td <${glyphHex('sans', 'Wein')}> Tj ET Q`,
  resources: (context) => ({ Font: { F: embedFont(context, 'sans', 'Wein') }, ExtGState: { Gs: gs } }),
});
