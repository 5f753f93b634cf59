import type { LogoPlacementForm } from '@rebblatt/contracts';
import { checkStates, logoPlacement } from '@rebblatt/contracts';
import { guardChecks } from '../../files/check-line.ts';
import { accountOf } from '../../files/file-turns.ts';
import { forgetMend } from '../../files/mend-row.ts';
import { createStoredFile, forgetStoredFile } from '../../files/stored-file.ts';
import { withWorkCopy, workFolder } from '../../files/work-copy.ts';
import type { Actor } from '../../lib/actor.ts';
import { conflict, found } from '../../lib/app-error.ts';
import { guardVersion } from '../../lib/stale-write.ts';
import { type LogoTools, renewLogo } from './logo.commands.ts';
import { visibleLogos } from './logo.policy.ts';
import { findLogoSource, lockLogo } from './logo.queries.ts';
import { makeLogo } from './logo-page.press.ts';

interface Placed {
  status: number;
  approved: boolean;
  version: number;
}

/** Only what nobody has decided on is made anew. */
function guardPlaceable(logo: Placed, version: number | undefined): void {
  guardVersion(logo, version);
  if (logo.status === checkStates.checking) throw conflict('logo.not-ready');
  if (logo.approved) throw conflict('logo.approved');
}

/**
 * Makes the page of a logo anew of what was sent, with another size, position or background; it is then checked again, and
 * waits for the decision again if it was rejected.
 * @throws AppError 404; 409 `logo.not-placed` for a PDF that came as a page, `logo.not-ready`, `logo.approved`,
 *   `logo.in-use`; 429 `file.too-many-checks`; as the press does; StaleWrite
 */
export async function placeLogo(
  tools: LogoTools,
  actor: Actor,
  id: number,
  { version, background, width_mm, x_mm, y_mm }: LogoPlacementForm,
): Promise<void> {
  const { db, files, env } = tools;
  const logo = found(await findLogoSource(db, visibleLogos(actor), id));
  const { source } = logo;
  if (!source) throw conflict('logo.not-placed');
  guardPlaceable(logo, version);
  await guardChecks(db, accountOf(actor));
  const { from } = logoPlacement.parse(logo.placement);
  const wish = { background, widthMm: width_mm, xMm: x_mm, yMm: y_mm };
  const { page, placement } = await withWorkCopy(files, workFolder(env.DATA_DIR), source.sha256, (path) =>
    makeLogo(tools, actor, { path, originalName: source.name }, { from, wish }),
  );
  await db.transact(async (tx) => {
    const before = found(await lockLogo(tx, visibleLogos(actor), id));
    // Drawing took a moment, in which somebody may have decided, or placed it as well.
    guardPlaceable(before, logo.version);
    const fileId = await createStoredFile(tx, actor, page);
    await renewLogo(tx, actor, before, { fileId, placement }, { action: 'update' });
    // What was mended was the page before.
    await forgetMend(tx, { logoId: id });
    await forgetStoredFile(tx, before.fileId);
  });
}
