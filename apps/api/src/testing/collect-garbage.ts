import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/** Collects what nothing refers to any more: what remains is what is kept. A process that is busy puts it off. */
export const collectGarbage = runInNewContext('gc') as () => void;
