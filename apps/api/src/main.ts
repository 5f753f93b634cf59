import { createServer, type Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { startBackground } from './background.ts';
import { type Env, EnvironmentError, readEnv } from './env.ts';
import { answerWhileStarting } from './http/starting.ts';
import { startNode } from './node.ts';
import { welcome } from './welcome.ts';

/** How long open requests may take to end after a stop signal: an upload on a slow line, a preview behind others. */
const GRACE_MS = 60_000;

/** Connections that seem idle are left open for so long: a call may be on its way on any of them. */
const IDLE_STAY_MS = 1000;

/** How often connections that have become idle are closed while the others end. */
const CLOSE_IDLE_EVERY_MS = 50;

/** Starts everything and answers with the way to stop it, once the last open request is answered. */
async function start(env: Env, server: Server): Promise<(drained: Promise<void>) => Promise<void>> {
  const node = await startNode(env, endWithoutDatabase);
  const app = createApp(node.context, fileURLToPath(new URL('../../web/dist', import.meta.url)));
  server.off('request', answerWhileStarting);
  server.on('request', app);
  const background = await startBackground(node.context, server, node.databaseUrl);
  node.context.log.info({ port: env.PORT }, 'ready');
  process.stdout.write(await welcome(node.context));
  return async (drained) => {
    // The live channel's connections would keep the server open.
    await background.stop();
    await drained;
    await node.stop();
  };
}

/** Without its database this process is of no use: it says so and ends, for whoever looks after it to start it anew. */
function endWithoutDatabase(reason: string): never {
  const line = reason.split(/\s*\n\s*/).join(' · ');
  process.stderr.write(`Rebblatt ends: its database died and does not start again. ${line}\n`);
  process.exit(1);
}

/**
 * Takes no new connections and resolves when the calls under way are answered, or their time is over. Not by the HTTP
 * server's own close: that one cuts connections between two calls, where under load the next call has been sent already.
 */
async function drain(server: Server): Promise<void> {
  server.prependListener('request', (_req, res) => res.setHeader('Connection', 'close'));
  const closed = new Promise((resolve) => server.once('close', resolve));
  NetServer.prototype.close.call(server);
  let closeIdle: NodeJS.Timeout | undefined;
  const stay = setTimeout(() => {
    // After a look at what has arrived: a busy process fires its timers before it reads the calls that wait for it.
    const afterReading = () => setImmediate(() => server.closeIdleConnections());
    closeIdle = setInterval(() => setImmediate(afterReading), CLOSE_IDLE_EVERY_MS);
  }, IDLE_STAY_MS);
  const force = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await closed;
  for (const timer of [stay, closeIdle, force]) clearTimeout(timer);
}

async function main() {
  const env = readEnv();
  const server = createServer({ requestTimeout: 300_000, headersTimeout: 20_000, maxHeaderSize: 16_384 });
  server.maxRequestsPerSocket = 10_000;
  server.on('request', answerWhileStarting);
  // The port is taken before the database is touched: a second start must not disturb the first.
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(env.PORT, env.HOST, resolve);
  });
  const starting = start(env, server);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    const drained = drain(server);
    // Asked to stop while still starting: what was begun must not be left running.
    const stopAll = await starting.catch(() => null);
    await stopAll?.(drained);
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // The script that started us is gone without a word: nobody is left to stop us.
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
