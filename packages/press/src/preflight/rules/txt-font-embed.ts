import { found } from './found.ts';
import type { PageRule } from './rule.ts';

const INVISIBLE = 3;

/** Every font of painted text is embedded, including the fourteen standard fonts (PDF/X-4). */
export const txtFontEmbed: PageRule = {
  codes: ['TXT-FONT-EMBED'],
  run: ({ seen }) =>
    seen
      .filter((object) => object.kind === 'text')
      .filter(({ font, state }) => !font.embedded && state.text.mode !== INVISIBLE)
      .map(({ font, bounds }) => found('TXT-FONT-EMBED', 'error', { bounds, params: { names: font.name } })),
};
