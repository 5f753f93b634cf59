/**
 * SQLSTATEs for a connection or server that is gone, starting, stopping, out of connections or has timed out, for a
 * database that does not exist (3D000) and for a refused login (28).
 */
const sqlStates = /^(08...|57P0[1-5]|53[34]00|25P0[34]|3D000|28...)$/;

/** Errors of the network; a missing file (`ENOENT`) is one only for a Unix socket, see below. */
const networkCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EADDRNOTAVAIL'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN'],
]);

/**
 * Prisma's codes: not reachable, timed out, no such database, login refused, no TLS, closed by the server, transaction
 * lost with its connection, no free connection in time, too many connections.
 */
const prismaCodes = /^(P1000|P1001|P1002|P1003|P1008|P1010|P1011|P1017|P1018|P2024|P2028|P2037)$/;

/** The same as the kinds of Prisma's adapter, because raw statements have no code. */
const adapterKinds = new Set([
  ...[
    'DatabaseNotReachable',
    'ConnectionClosed',
    'SocketTimeout',
    'TlsConnectionError',
    'TooManyConnections',
  ],
  'TransactionAlreadyClosed',
]);

/** Errors of node-postgres and its pool, which have no code at all. */
const words =
  /connection terminated|connection error and is not queryable|client was closed and is not queryable|timeout expired|timeout exceeded when trying to connect|query read timeout|received unexpected \w+ message from backend|pool after calling end|can't reach database/i;

const MAX_DEPTH = 6;

/**
 * Whether an error means that the database could not be reached or was lost on the way, whoever reports it: PostgreSQL,
 * the network, node-postgres, its pool, Prisma or Prisma's adapter, however often they have wrapped each other's error.
 */
export function isConnectionFault(error: unknown, depth = 0): boolean {
  if (!error || typeof error !== 'object' || depth > MAX_DEPTH) return false;
  const part = error as Record<string, unknown>;
  const codes = [part.code, part.originalCode, part.errorCode].filter((code) => typeof code === 'string');
  if (codes.some((code) => sqlStates.test(code) || networkCodes.has(code) || prismaCodes.test(code)))
    return true;
  if (part.code === 'ENOENT' && part.syscall === 'connect') return true;
  if (typeof part.kind === 'string' && adapterKinds.has(part.kind)) return true;
  if (typeof part.message === 'string' && words.test(part.message)) return true;
  const inner = [part.cause, part.meta, part.driverAdapterError];
  // A host name with several addresses is tried at each of them.
  if (Array.isArray(part.errors)) inner.push(...part.errors);
  return inner.some((each) => isConnectionFault(each, depth + 1));
}
