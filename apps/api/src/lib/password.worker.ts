import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import bcrypt from 'bcryptjs';
import type { HashTask } from './hashers.ts';

// bcrypt in pure JavaScript takes a quarter of a second; in a worker it does not block other requests.
/** As many threads hash as there are cores, and the calls of those who are inside go before them. */
const BELOW_CALLS = 5;
// Linux counts priorities by thread; elsewhere this would be the whole server.
if (process.platform === 'linux')
  try {
    setPriority(BELOW_CALLS);
  } catch {
    // The system may not allow it.
  }

parentPort?.on('message', ({ password, hash, cost }: HashTask) => {
  parentPort?.postMessage(
    hash === null ? bcrypt.hashSync(password, cost) : bcrypt.compareSync(password, hash),
  );
});
