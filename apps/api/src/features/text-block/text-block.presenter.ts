import type { TextBlockItem } from '@rebblatt/contracts';
import type { TextBlockRow } from './text-block.queries.ts';

/** A text block on the wire. */
export const presentTextBlock = (row: TextBlockRow): TextBlockItem => ({
  id: row.id,
  kind: row.kind,
  language: row.language,
  text: row.text,
  position: row.position,
  version: row.version,
});
