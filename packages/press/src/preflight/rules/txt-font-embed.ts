import { showsGlyphs } from '../../content/painted-object.ts';
import { found } from './found.ts';
import type { PageRule } from './rule.ts';

/** Every font of painted text is embedded, including the fourteen standard fonts (PDF/X-4). */
export const txtFontEmbed: PageRule = {
  codes: ['TXT-FONT-EMBED'],
  run: ({ seen }) =>
    seen
      .filter((object) => object.kind === 'text')
      .filter((text) => !text.font.embedded && showsGlyphs(text))
      .map(({ font, bounds }) => found('TXT-FONT-EMBED', 'error', { bounds, params: { names: font.name } })),
};
