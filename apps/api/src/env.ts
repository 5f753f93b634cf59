import { resolve } from 'node:path';
import { z } from 'zod';
import { PASSWORD_COST } from './lib/password.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const yesNo = z.enum(['0', '1']).transform((value) => value === '1');
const optional = z.string().min(1).optional();

/** Every variable the product reads; `.env.example` explains them. Empty means unset. */
const environment = z.object({
  NODE_ENV: z.string().default('production'),
  PORT: port.default(8000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('./.data')
    .transform((dir) => resolve(dir)),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  STORAGE_URL: z.url({ protocol: /^(s3|file)$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .transform((url) => url?.replace(/\/+$/, '')),
  JWT_SECRET: optional,
  CHROMIUM_PATH: optional,
  MAINTENANCE: yesNo.default(false),
  WEBSOCKETS_PORT: port.optional(),
  WORKERS: z.coerce.number().int().min(0).max(16).default(2),
  LIVE_APP_ID: z.string().min(1).default('rebblatt'),
  LIVE_KEY: z.string().min(1).default('rebblatt-key'),
  LIVE_SECRET: optional,
  LIVE_MAX_CONNECTIONS: z.coerce.number().int().min(1).max(100_000).default(5_000),
  MAIL_FROM: z.string().min(3).default('Rebblatt <katalog@rebblatt.test>'),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  AWS_REGION: optional,
  AWS_ENDPOINT_URL: optional,
  AWS_ACCESS_KEY_ID: optional,
  AWS_SECRET_ACCESS_KEY: optional,
  DEMO: yesNo.optional(),
  PASSWORD_COST: z.coerce.number().int().min(4).max(15).default(PASSWORD_COST),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
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
export function weaknessOfSecret(secret: string): string | null {
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
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
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
  if (env.PASSWORD_COST < PASSWORD_COST && !env.DEMO) {
    throw new EnvironmentError(`PASSWORD_COST below ${PASSWORD_COST} is only for demo data, with DEMO=1`);
  }
  return env;
}
