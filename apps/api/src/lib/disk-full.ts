/** The disk of the database (SQLSTATE), that of this process, a quota, and the largest file a process may write. */
const codes = new Set(['53100', 'ENOSPC', 'EDQUOT', 'EFBIG']);

/** Whether an error code of PostgreSQL or of the system means that there is no space left. */
export const isDiskFullCode = (code: string): boolean => codes.has(code);

/** Whether an error or one of its causes means that there is no space left. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  (isDiskFullCode((error as NodeJS.ErrnoException).code ?? '') || isDiskFull(error.cause));
