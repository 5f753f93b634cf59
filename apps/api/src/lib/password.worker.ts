import { parentPort } from 'node:worker_threads';
import bcrypt from 'bcryptjs';

/** bcrypt in pure JavaScript takes a quarter of a second; in a worker it does not block other requests. */
interface Task {
  id: number;
  password: string;
  hash: string | null;
  cost: number;
}

parentPort?.on('message', ({ id, password, hash, cost }: Task) => {
  const result = hash === null ? bcrypt.hashSync(password, cost) : bcrypt.compareSync(password, hash);
  parentPort?.postMessage({ id, result });
});
