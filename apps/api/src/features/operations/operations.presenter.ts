import { metricsReader } from '../../http/metrics.ts';
import { lookAt, type Watched } from './operations.queries.ts';
import { measuredOf } from './operations.rules.ts';

/** Reads the figures of this node as a watching program gets them. */
export const readMetrics = (watched: Watched) =>
  metricsReader(watched.metrics, async () => measuredOf(await lookAt(watched), Object.keys(watched.checks)));
