import type { TextBlockItem } from '@rebblatt/contracts';
import type { TextBlockRow } from './text-block.queries.ts';

/** A text block on the wire. */
export const presentTextBlock = ({ id, language, text, position, version }: TextBlockRow): TextBlockItem => ({
  id,
  language,
  text,
  position,
  version,
});
