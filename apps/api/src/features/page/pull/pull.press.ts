import type { PictureTools } from '../compare/compare.press.ts';
import { compareAsPicture } from '../compare/compare.press.ts';
import { numbered } from '../compare/contents.queries.ts';
import type { PulledContent } from './pull.queries.ts';

type Page = { id: number; catalogName: string };

const upload = (sha256: string) => ({ sha256, report: null });

/**
 * A pull as PNG, drawn once for the same content. A page has one kind for ever, so two pulls of it can be compared.
 * @param against marks what differs from this pull
 * @throws AppError as {@link compareAsPicture}
 */
export function pullAsPicture(
  tools: PictureTools,
  account: number,
  page: Page,
  pull: PulledContent,
  against: PulledContent | null,
): Promise<Uint8Array> {
  const earlier = against ?? pull;
  const side = against ? 'marks' : 'later';
  if ('snapshot' in pull && 'snapshot' in earlier) {
    const contents = { earlier: numbered(earlier.snapshot), later: numbered(pull.snapshot) };
    return compareAsPicture(tools, account, { ...page, contents }, side);
  }
  if ('sha256' in pull && 'sha256' in earlier) {
    const uploads = { earlier: upload(earlier.sha256), later: upload(pull.sha256) };
    return compareAsPicture(tools, account, { ...page, uploads }, side);
  }
  throw new TypeError(`the pulls of page ${page.id} are of two kinds`);
}
