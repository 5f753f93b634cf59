import { AppError, invalidField } from '../lib/app-error.ts';
import { isConnectionFault } from '../lib/connection-fault.ts';
import { isDiskFullCode } from '../lib/disk-full.ts';

/** What a broken rule of the database means to the caller, by the constraint's name. */
export type ConstraintErrors = Record<string, () => AppError>;

/** A statement that PostgreSQL has broken off: the database, not the request, is the trouble. */
const brokenOff = '57014';
const lockTimeout = new Set(['55P03', '40P01', '40001']);

interface Fault {
  code: string;
  text: string;
}

/** Prisma wraps what PostgreSQL said; plain SQL errors say it themselves. Collects both, outermost first. */
function* faults(error: unknown, depth = 0): Generator<Fault> {
  if (!error || typeof error !== 'object' || depth > 5) return;
  const part = error as Record<string, unknown>;
  const text = [part.constraint, part.originalMessage, part.message]
    .filter((entry) => typeof entry === 'string')
    .join(' ');
  for (const code of [part.originalCode, part.code]) if (typeof code === 'string') yield { code, text };
  for (const inner of [part.cause, part.meta, part.driverAdapterError]) yield* faults(inner, depth + 1);
}

const constraintViolation = /^23/;

/**
 * A broken foreign key needs no entry: on a delete it is a use (409 naming the table that uses the row), on a write
 * a reference to nothing (422 on the column).
 */
function ofForeignKey(code: string, text: string): AppError | null {
  const [, table] = /update or delete on table .+ on table "(\w+)"/.exec(text) ?? [];
  if (table) return new AppError(409, 'conflict.in-use', { params: { use: table } });
  const [, owner, key] = /on table "(\w+)" violates foreign key constraint "(\w+)"/.exec(text) ?? [];
  const column =
    owner && key?.startsWith(`${owner}_`) ? key.slice(owner.length + 1).replace(/_fkey$/, '') : null;
  return code === '23503' && column ? invalidField(column, 'validation.not-found') : null;
}

/**
 * What a database error means for the caller, or null when it is a fault of ours.
 * A broken constraint without an entry in `constraints` is such a fault.
 */
export function fromDatabase(error: unknown, constraints: ConstraintErrors): AppError | null {
  const said = [...faults(error)];
  for (const { code, text } of said) {
    if (constraintViolation.test(code)) {
      // PostgreSQL puts the constraint's name in quotes of the session's language.
      const name = Object.keys(constraints).find((entry) => new RegExp(`\\b${entry}\\b`).test(text));
      if (name) return constraints[name]?.() ?? null;
      const foreign = ofForeignKey(code, text);
      if (foreign) return foreign;
    }
    if (lockTimeout.has(code)) return new AppError(409, 'conflict.busy');
    if (isDiskFullCode(code)) return new AppError(507, 'server.storage-full', { cause: error });
    if (code === brokenOff) return new AppError(503, 'server.unavailable');
    if (code === 'P2034') return new AppError(409, 'conflict.busy');
  }
  return isConnectionFault(error) ? new AppError(503, 'server.unavailable') : null;
}
