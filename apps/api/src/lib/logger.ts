import type { Logger } from 'pino';
import pino from 'pino';

export type { Logger };

/** JSON lines; passwords, tokens and the authorization header never appear. */
export const createLogger = (level: string): Logger =>
  pino({
    level,
    base: undefined,
    redact: {
      paths: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token', '*.access_token'],
      censor: '[redacted]',
    },
  });
