import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { LogoPlacement, LogoSource } from '@rebblatt/contracts';
import {
  LOGO_HEIGHT_MM,
  LOGO_PPI,
  LOGO_WIDTH_MM,
  MAX_LOGO_PIXELS,
  MIN_LOGO_PX,
  usualThresholds,
} from '@rebblatt/contracts';
import { finishedSize, type LogoWish, type MadeLogo } from '@rebblatt/press';
import { guardChecks } from '../../files/check-line.ts';
import type { CheckTools } from '../../files/checked-pdf.ts';
import { checkedPdf } from '../../files/checked-pdf.ts';
import { ofTheFile } from '../../files/file-fault.ts';
import { endingOf, kindOfFile } from '../../files/file-kind.ts';
import { accountOf } from '../../files/file-turns.ts';
import { incoming } from '../../files/incoming.ts';
import { type KeptFile, keepAsSent, keepPdf } from '../../files/stored-file.ts';
import { workFolder } from '../../files/work-copy.ts';
import { safeName } from '../../http/file-reply.ts';
import type { UploadedFile } from '../../http/upload.ts';
import type { Actor } from '../../lib/actor.ts';
import { AppError, invalidField } from '../../lib/app-error.ts';
import { fromPress } from '../../lib/press-fault.ts';
import { findOutputCondition } from '../print-setting/print-setting.queries.ts';
import { guardLogoKind, LOGO_KINDS, logoTypes } from './logo-kind.rules.ts';

type Tools = CheckTools & { env: { DATA_DIR: string; GHOSTSCRIPT?: string | undefined } };

/** The stored files of a logo. */
export interface LogoFiles {
  /** The page that is printed. */
  file: KeptFile;
  /** What it was made of, and how that was placed; both or neither. */
  source?: KeptFile | undefined;
  placement?: LogoPlacement | undefined;
}

export interface KeptLogo extends LogoFiles {
  /** As the person calls it. */
  name: string;
}

/**
 * Stores what somebody sent as a logo while they wait: a PDF as it is, a picture with the page that is made of it.
 * @throws AppError 422 or 415 on `file`, with how to save it otherwise; 429; 502 or 504 as the press does
 */
export async function keepLogo(tools: Tools, actor: Actor, upload: UploadedFile | null): Promise<KeptLogo> {
  if (upload) await guardLogoKind(upload, tools.env.GHOSTSCRIPT !== undefined);
  const sent = await incoming(upload, 'file', LOGO_KINDS);
  if (sent.kind === 'pdf') return keepPdfLogo(tools, actor, sent);
  await guardChecks(tools.db, accountOf(actor));
  const from = sent.kind === 'svg' ? 'drawing' : sent.kind === 'eps' ? 'pdf' : 'picture';
  const { page, placement } = await makeLogo(tools, actor, sent, { from });
  const source = await keepAsSent(tools.files, sent, logoTypes[sent.kind]);
  return { file: page, source, placement, name: source.name };
}

/** A PDF of the size of the panel stays as it is, and so does one of several pages, of which one is still to be chosen. */
async function keepPdfLogo(tools: Tools, actor: Actor, sent: UploadedFile): Promise<KeptLogo> {
  const { pdf, facts } = await checkedPdf(tools, actor, sent);
  // A drawing of Illustrator is a PDF inside, and stays what its person calls it.
  const isDrawing = endingOf(sent.originalName) === 'ai';
  const kept = await keepPdf(tools.files, pdf);
  const name = isDrawing ? safeName(sent.originalName) : kept.name;
  const [page] = facts.pages;
  if (!page || facts.pages.length > 1 || isPanel(finishedSize(page))) return { file: kept, name };
  // What cannot be placed is checked as it is, and its report says why.
  const made = await makeLogo(tools, actor, sent, { from: 'pdf' }).catch((error) => {
    if (error instanceof AppError && error.status === 422) return null;
    throw error;
  });
  if (!made) return { file: kept, name };
  return { file: made.page, source: kept, placement: made.placement, name };
}

const isPanel = ({ width, height }: { width: number; height: number }): boolean =>
  Math.abs(width - LOGO_WIDTH_MM) <= usualThresholds.size_tolerance_mm &&
  Math.abs(height - LOGO_HEIGHT_MM) <= usualThresholds.size_tolerance_mm;

/**
 * Makes the page of a logo of what was sent; of PostScript by way of a PDF.
 * @throws AppError 422 on `file` when there is no logo in it
 */
export async function makeLogo(
  tools: Tools,
  actor: Actor,
  sent: { path: string; originalName: string },
  asked: { from: LogoSource; wish?: LogoWish },
): Promise<{ page: KeptFile; placement: LogoPlacement }> {
  const { press, turns, env } = tools;
  if ((await kindOfFile(sent.path)) !== 'eps') return makePage(tools, actor, sent, asked);
  const { GHOSTSCRIPT: program } = env;
  if (!program) throw invalidField('file', 'logo.from-illustrator');
  const folder = workFolder(env.DATA_DIR);
  await mkdir(folder, { recursive: true });
  const out = join(folder, `postscript-${randomUUID()}.pdf`);
  try {
    const { missing } = await turns.look.take(accountOf(actor), () =>
      fromPress(press.postscript({ program, source: sent.path, out }).catch(ofTheFile)),
    );
    if (missing.length > 0) throw refused({ ok: false, reason: 'typefaces', names: missing });
    return await makePage(tools, actor, { ...sent, path: out }, asked);
  } finally {
    await rm(out, { force: true });
  }
}

/**
 * Makes the page of a logo of a PDF, a picture or a drawing, and stores it.
 * @param asked of what it is made, and how it shall be placed
 * @throws AppError 422 on `file` when there is no logo in it
 */
async function makePage(
  { press, files, db, turns, env }: Tools,
  actor: Actor,
  { path, originalName }: { path: string; originalName: string },
  asked: { from: LogoSource; wish?: LogoWish },
): Promise<{ page: KeptFile; placement: LogoPlacement }> {
  const folder = workFolder(env.DATA_DIR);
  await mkdir(folder, { recursive: true });
  const out = join(folder, `logo-${randomUUID()}.pdf`);
  const { profile } = await findOutputCondition(db, files);
  try {
    const made = await turns.look.take(accountOf(actor), () =>
      fromPress(press.logo({ source: path, out, profile, ...asked }).catch(ofTheFile)),
    );
    if (!made.ok) throw refused(made);
    return { page: await keepPdf(files, { path: out, originalName }), placement: made.placement };
  } finally {
    await rm(out, { force: true });
  }
}

function refused(made: MadeLogo & { ok: false }): AppError {
  switch (made.reason) {
    case 'empty':
      return invalidField('file', 'logo.empty');
    case 'too-intricate':
      return invalidField('file', 'logo.too-intricate');
    case 'typefaces':
      return invalidField('file', 'logo.typefaces', { names: made.names.join(', ') });
    case 'linked':
      return invalidField('file', 'logo.linked', { names: made.names.join(', ') });
    case 'too-large': {
      const { width, height } = made;
      return invalidField('file', 'file.picture-too-large', {
        width,
        height,
        max: Math.sqrt(MAX_LOGO_PIXELS),
      });
    }
    case 'too-small': {
      const { width, height } = made;
      const mm = Math.floor((Math.max(width, height) / LOGO_PPI) * 25.4);
      return invalidField('file', 'logo.too-small', { width, height, mm, min: MIN_LOGO_PX });
    }
  }
}
