import type { choosePage, FileReport } from '@rebblatt/contracts';
import type { z } from 'zod';
import { type OnePageTools, withOnePage } from '../../files/one-page.ts';
import type { Actor } from '../../lib/actor.ts';
import { found } from '../../lib/app-error.ts';
import { guardVersion } from '../../lib/stale-write.ts';
import { type LogoTools, uploadLogo } from './logo.commands.ts';
import { maySkipVerification, visibleLogos } from './logo.policy.ts';
import { findLogoFile } from './logo.queries.ts';

/**
 * Makes one page of a logo's PDF a logo in its place, where the file has several: as if that page had been uploaded alone
 * and the other logo deleted, which the history can bring back.
 * @returns the id of the new logo
 * @throws AppError 404; 422 on `page`; and as `uploadLogo` and `deleteLogo`; StaleWrite
 */
export async function chooseLogoPage(
  tools: LogoTools & OnePageTools,
  actor: Actor,
  id: number,
  { page, version }: z.output<typeof choosePage>,
): Promise<number> {
  const logo = found(await findLogoFile(tools.db, visibleLogos(actor), id));
  guardVersion(logo, version);
  // Only the command that ends a check writes it.
  const pages = (logo.report as FileReport | null)?.pages ?? 0;
  const withVerification = logo.withVerification || !maySkipVerification(actor) ? 1 : 0;
  const form = { user_id: logo.exhibitorId, withVerification } as const;
  return withOnePage(tools, actor, { file: logo, pages, page }, (upload) =>
    uploadLogo(tools, actor, form, upload, id),
  );
}
