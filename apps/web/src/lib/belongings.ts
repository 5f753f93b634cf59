import type { ErrorParams } from '@rebblatt/contracts';
import type { Translate } from './text-key.ts';

const kinds = ['catalogs', 'requests', 'stands', 'pages', 'wines', 'logos'] as const;

/** What belongs to an exhibitor, as a list in words; what there is none of is left out. */
export const wordsOfBelongings = (t: Translate, counts: ErrorParams): string =>
  kinds
    .flatMap((kind) => {
      const count = Number(counts[kind] ?? 0);
      return count > 0 ? [t(($) => $.exhibitor.belongs[kind], { count })] : [];
    })
    .join(', ');
