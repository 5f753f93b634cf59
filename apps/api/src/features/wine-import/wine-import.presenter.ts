import { isAdministrator, type WineImportItem } from '@rebblatt/contracts';
import type { UndoableImport } from './undoable.queries.ts';

/** An import on the wire. @param everything for an administrator, who reads which account of the organiser it was */
export function presentImport(
  { id, at, added, updated, role, name }: UndoableImport,
  everything: boolean,
): WineImportItem {
  const organiser = role !== null && isAdministrator(role);
  return {
    id,
    at: at.toISOString(),
    by: role && { name: organiser && !everything ? null : name, organiser: organiser ? 1 : 0 },
    added,
    updated,
  };
}
