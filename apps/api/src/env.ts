import { z } from 'zod';
import {
  any,
  databaseUrl,
  filePath,
  folder,
  host,
  oneOf,
  plainName,
  port,
  publicUrl,
  regionName,
  secret,
  sender,
  serverUrl,
  smtpUrl,
  storageUrl,
  whole,
  yesNo,
} from './env-values.ts';
import { PASSWORD_COST } from './lib/password.ts';

/** Every variable the product reads; `.env.example` explains them. Empty means unset. */
const environment = z.object({
  NODE_ENV: oneOf('production', 'development', 'test').default('production'),
  PORT: port.default(8000),
  HOST: host.default('127.0.0.1'),
  DATA_DIR: folder.prefault('./.data'),
  DATABASE_URL: databaseUrl.optional(),
  STORAGE_URL: storageUrl.optional(),
  PUBLIC_STORAGE_URL: storageUrl.optional(),
  SMTP_URL: smtpUrl.optional(),
  PUBLIC_URL: publicUrl.optional(),
  JWT_SECRET: any.optional(),
  CHROMIUM_PATH: filePath.optional(),
  GHOSTSCRIPT: filePath.optional(),
  MAINTENANCE: yesNo.default(false),
  WEBSOCKETS_PORT: port.optional(),
  WORKERS: whole(0, 16).default(2),
  LIVE_APP_ID: plainName.default('rebblatt'),
  LIVE_KEY: plainName.default('rebblatt-key'),
  LIVE_SECRET: secret.optional(),
  LIVE_MAX_CONNECTIONS: whole(1, 100_000).default(5_000),
  MAIL_FROM: sender.default('Rebblatt <katalog@rebblatt.test>'),
  TRUST_PROXY: whole(0, 10).default(0),
  AWS_REGION: regionName.optional(),
  AWS_ENDPOINT_URL: serverUrl.optional(),
  AWS_ACCESS_KEY_ID: any.optional(),
  AWS_SECRET_ACCESS_KEY: any.optional(),
  WEBHOOK_PRIVATE: yesNo.default(false),
  METRICS_TOKEN: secret.optional(),
  METRICS_PORT: port.optional(),
  DEMO: yesNo.optional(),
  PASSWORD_COST: whole(4, 15).default(PASSWORD_COST),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent').default('info'),
});

/** The names of all variables, for the check of `.env.example` and docker-compose.yml. */
export const environmentNames: string[] = Object.keys(environment.shape);

/** The parsed environment. */
export type Env = z.output<typeof environment>;

/** Secrets from the examples of documentation. */
const knownSecrets = /^(secret|change.?me|changeit|password|default|test|jwt.?secret)/i;

/** Shortest signing secret for HS256 (RFC 7518 §3.2: at least the hash's 256 bits). */
const MIN_SECRET_BYTES = 32;

/** Why a configured secret is too weak, as one line; null when it is strong enough. */
function weaknessOfSecret(secret: string): string | null {
  if (Buffer.byteLength(secret) < MIN_SECRET_BYTES) return `must have at least ${MIN_SECRET_BYTES} bytes`;
  if (knownSecrets.test(secret) || new Set(secret).size < 10) return 'is a known or guessable value';
  return null;
}

/** Thrown when the environment is invalid; the message is one line for the operator. */
export class EnvironmentError extends Error {}

/**
 * Reads the environment once.
 * @throws EnvironmentError naming the first invalid variable
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(set);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new EnvironmentError(`${String(issue?.path[0])} is wrong: ${issue?.message}`);
  }
  const env = parsed.data;
  if (env.DATABASE_URL && !env.JWT_SECRET) {
    throw new EnvironmentError('JWT_SECRET is required with DATABASE_URL: at least 32 random bytes');
  }
  const weakness = env.JWT_SECRET && weaknessOfSecret(env.JWT_SECRET);
  if (weakness) throw new EnvironmentError(`JWT_SECRET ${weakness}`);
  if (env.WEBSOCKETS_PORT === env.PORT)
    throw new EnvironmentError('WEBSOCKETS_PORT is wrong: it must be another port than PORT, or not set');
  if (env.METRICS_PORT !== undefined && [env.PORT, env.WEBSOCKETS_PORT].includes(env.METRICS_PORT))
    throw new EnvironmentError('METRICS_PORT is wrong: it must be a port of its own, or not set');
  if ((env.AWS_ACCESS_KEY_ID === undefined) !== (env.AWS_SECRET_ACCESS_KEY === undefined))
    throw new EnvironmentError('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are set together or not at all');
  if (env.PASSWORD_COST < PASSWORD_COST && !env.DEMO) {
    throw new EnvironmentError(`PASSWORD_COST below ${PASSWORD_COST} is only for demo data, with DEMO=1`);
  }
  return env;
}
