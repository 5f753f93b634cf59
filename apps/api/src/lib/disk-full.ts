/** The database's disk (SQLSTATE), ours, a quota on it, and the longest file a process may write. */
const codes = new Set(['53100', 'ENOSPC', 'EDQUOT', 'EFBIG']);

/** Whether a code of PostgreSQL or of the system says that there is no room left. */
export const isDiskFullCode = (code: string): boolean => codes.has(code);

/** Whether an error, or what lies behind it, says that there is no room left. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  (isDiskFullCode((error as NodeJS.ErrnoException).code ?? '') || isDiskFull(error.cause));
