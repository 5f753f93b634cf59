import type { FileReport, LogoItem, LogoPlacement, PreflightOverride } from '@rebblatt/contracts';
import { checkStates } from '@rebblatt/contracts';
import type { LogoRow } from './logo.queries.ts';

/** A logo on the wire. */
export const presentLogo = (row: LogoRow): LogoItem => ({
  ...row,
  user_id: row.user.id,
  status: row.status as LogoItem['status'],
  ready: row.status === checkStates.ready ? 1 : 0,
  with_verification: row.with_verification ? 1 : 0,
  // Each column is written by a single command; the contract of the reply parses it again.
  report: row.report as FileReport | null,
  placement: row.placement as LogoPlacement | null,
  override: row.override as PreflightOverride | null,
  created_at: row.created_at.toISOString(),
});
