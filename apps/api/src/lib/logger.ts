import type { DestinationStream, Logger } from 'pino';
import pino from 'pino';
import { isConnectionFault } from './connection-fault.ts';

export type { Logger };

/** What an error says in one line: the last of its own, where Prisma writes the reason. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? (error.message.trim().split('\n').at(-1) ?? '') : String(error);

/** A database that is away is expected, by everything that runs then: a stack in each line would say nothing more. */
const errorInLog = (error: unknown) =>
  isConnectionFault(error) ? { message: reasonOf(error) } : pino.stdSerializers.err(error as Error);

/**
 * JSON lines; passwords, tokens and the authorization header never appear.
 * @param destination standard output by default
 */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: undefined,
      serializers: { err: errorInLog },
      redact: {
        paths: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token', '*.access_token'],
        censor: '[redacted]',
      },
    },
    destination ?? pino.destination(1),
  );
