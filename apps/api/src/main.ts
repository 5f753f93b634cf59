import { createServer, type RequestListener, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { startBackground } from './background.ts';
import { type Env, EnvironmentError, readEnv } from './env.ts';
import { followCalls } from './http/drain.ts';
import { KEEP_ALIVE_MS } from './http/keep-alive.ts';
import { openPort } from './http/open-port.ts';
import { answerWhileStarting } from './http/starting.ts';
import { startNode } from './node.ts';
import { welcome } from './welcome.ts';

/**
 * Starts everything and returns a function to stop it, which waits until the last open request is answered.
 * @param answer receives the listener that answers requests from then on
 */
async function start(
  env: Env,
  server: Server,
  answer: (listener: RequestListener) => void,
): Promise<(drained: Promise<void>) => Promise<void>> {
  const node = await startNode(env, endWithoutDatabase);
  const app = createApp(node.context, fileURLToPath(new URL('../../web/dist', import.meta.url)));
  const background = await startBackground(node.context, server, node.databaseUrl);
  // Only now: who is told that the node is ready may use all of it.
  answer(app);
  node.context.log.info({ event: 'server.ready', port: env.PORT }, 'ready');
  process.stdout.write(await welcome(node.context));
  return async (drained) => {
    // The live channel's connections would keep the server open.
    await background.stop();
    await drained;
    await node.stop();
  };
}

/** Without its database this process is useless: it reports that and ends, so that its supervisor can restart it. */
function endWithoutDatabase(reason: string): never {
  const line = reason.split(/\s*\n\s*/).join(' · ');
  process.stderr.write(`Rebblatt ends: its database died and does not start again. ${line}\n`);
  process.exit(1);
}

async function main() {
  const env = readEnv();
  const server = createServer({
    requestTimeout: 300_000,
    headersTimeout: 20_000,
    maxHeaderSize: 16_384,
    keepAliveTimeout: KEEP_ALIVE_MS,
  });
  server.maxRequestsPerSocket = 10_000;
  let answering: RequestListener = answerWhileStarting;
  const drain = followCalls(server, (req, res) => answering(req, res));
  // The port is taken before the database is used: a second start must not disturb the first.
  await openPort(server, { name: 'PORT', port: env.PORT, host: env.HOST });
  const starting = start(env, server, (listener) => {
    answering = listener;
  });

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    const drained = drain();
    // When it is stopped while still starting, everything that was started has to be stopped too.
    const stopAll = await starting.catch(() => null);
    await stopAll?.(drained);
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // The script that started this process was killed and cannot stop it.
  process.on('disconnect', stop);
  await starting;
}

main().catch((error: unknown) => {
  const line =
    error instanceof EnvironmentError
      ? error.message
      : String(error instanceof Error ? error.message : error);
  process.stderr.write(`Rebblatt cannot start: ${line}\n`);
  process.exit(1);
});
