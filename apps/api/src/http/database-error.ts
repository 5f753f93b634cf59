import { AppError, invalidField } from '../lib/app-error.ts';
import { isConnectionFault } from '../lib/connection-fault.ts';
import { isDiskFullCode } from '../lib/disk-full.ts';

/** What the violation of a constraint means to the caller, by the name of the constraint. */
export type ConstraintErrors = Record<string, () => AppError>;

/** A statement that PostgreSQL has cancelled: the database is the problem, not the request. */
const brokenOff = '57014';
const lockTimeout = new Set(['55P03', '40P01', '40001']);

interface Fault {
  code: string;
  text: string;
}

/** Prisma wraps the errors of PostgreSQL; plain SQL throws them as they are. Collects both, outermost first. */
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

/** On a delete the row is in use: 409, naming the table that uses it. */
function inUse(text: string): AppError | null {
  const [, table] = /update or delete on table .+ on table "(\w+)"/.exec(text) ?? [];
  return table ? new AppError(409, 'conflict.in-use', { params: { use: table } }) : null;
}

/**
 * A violated foreign key needs no entry where the form's field is called as the column: on a write the reference is to
 * nothing (422 on it).
 */
function ofForeignKey(code: string, text: string): AppError | null {
  const [, owner, key] = /on table "(\w+)" violates foreign key constraint "(\w+)"/.exec(text) ?? [];
  const column =
    owner && key?.startsWith(`${owner}_`) ? key.slice(owner.length + 1).replace(/_fkey$/, '') : null;
  return code === '23503' && column ? invalidField(column, 'validation.not-found') : null;
}

/**
 * What a database error means to the caller, or null when it is an internal error. The violation of a constraint
 * without an entry in `constraints` is one.
 */
export function fromDatabase(error: unknown, constraints: ConstraintErrors): AppError | null {
  const named = [...faults(error)];
  for (const { code, text } of named) {
    if (constraintViolation.test(code)) {
      const used = inUse(text);
      if (used) return used;
      // PostgreSQL quotes the name of the constraint with the quotation marks of the session's language.
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
