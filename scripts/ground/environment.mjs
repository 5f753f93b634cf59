import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { Failure } from './run.mjs';

/** Reads `.env` when there is one; what the environment already says wins. */
export function loadEnvironmentFile() {
  const path = join(root, '.env');
  if (existsSync(path)) process.loadEnvFile(path);
}

const modes = ['production', 'development', 'test'];

/**
 * Stops at a wrong value of what is needed before the server reads its environment, which refuses all others in the same
 * words.
 */
export function checkOwnVariables() {
  const { NODE_ENV, PORT } = process.env;
  const refuse = (name, wanted) => {
    throw new Failure(`Rebblatt cannot start: ${name} is wrong: it must be ${wanted}`);
  };
  if (NODE_ENV && !modes.includes(NODE_ENV)) refuse('NODE_ENV', `one of ${modes.join(', ')}`);
  if (PORT && !(/^\d{1,5}$/.test(PORT) && Number(PORT) >= 1 && Number(PORT) <= 65_535))
    refuse('PORT', 'a whole number from 1 to 65535');
}

/**
 * Stops when the port is taken. Asked before anything touches the database, so that a second start by mistake
 * cannot disturb the first.
 */
export async function checkPortIsFree() {
  const port = Number(process.env.PORT || 8000);
  const host = process.env.HOST || '127.0.0.1';
  const code = await tryPort(port, host);
  if (code === null) return;
  if (code === 'EADDRINUSE') {
    throw new Failure(
      `Port ${port} is in use. Is Rebblatt running already? Another port: PORT=8010 npm start`,
    );
  }
  throw new Failure(`Rebblatt cannot listen on ${host}:${port} (${code}).`);
}

/** @returns {Promise<string | null>} the error's code, or null when the port is free */
function tryPort(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error.code ?? error.message));
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
}
