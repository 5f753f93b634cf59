import type { PageChange } from '@rebblatt/contracts';
import type { PictureTools } from '../../drawing/page-picture.ts';
import type { PulledContent } from '../release/pull/pull.queries.ts';
import { findChanges } from './changes.press.ts';
import type { Compared } from './compare.press.ts';
import { compareAsPicture } from './compare.press.ts';
import { numbered } from './contents.queries.ts';

type Page = Pick<Compared, 'id' | 'catalogName' | 'look'>;

const upload = (sha256: string) => ({ sha256, report: null });

/**
 * A pull as PNG, drawn once for the same content. A page has one kind for ever, so two pulls of it can be compared.
 * @param against marks what differs from this pull
 * @throws AppError as {@link compareAsPicture}
 */
export const pullAsPicture = (
  tools: PictureTools,
  account: number,
  page: Page,
  pull: PulledContent,
  against: PulledContent | null,
): Promise<Uint8Array> =>
  compareAsPicture(tools, account, comparedOf(page, pull, against ?? pull), against ? 'marks' : 'later');

/**
 * The places in which a pull differs from another one of its page, from the top.
 * @throws AppError as {@link findChanges}
 */
export const changesOfPull = (
  tools: PictureTools,
  account: number,
  page: Page,
  pull: PulledContent,
  against: PulledContent,
): Promise<PageChange[]> => findChanges(tools, account, comparedOf(page, pull, against));

function comparedOf(page: Page, pull: PulledContent, earlier: PulledContent): Compared {
  if ('snapshot' in pull && 'snapshot' in earlier)
    return {
      ...page,
      contents: { earlier: numbered(earlier.snapshot), later: numbered(pull.snapshot) },
    };
  if ('sha256' in pull && 'sha256' in earlier)
    return { ...page, uploads: { earlier: upload(earlier.sha256), later: upload(pull.sha256) } };
  throw new TypeError(`the pulls of page ${page.id} are of two kinds`);
}
