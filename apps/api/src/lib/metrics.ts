import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import {
  Counter,
  Histogram,
  type OpenMetricsContentType,
  openMetricsContentType,
  Registry,
} from 'prom-client';

const NANOSECONDS = 1e9;

/** What this node counts of itself. */
export interface Metrics {
  registry: Registry<OpenMetricsContentType>;
  /** A call was answered. */
  countCall(call: { route: string; method: string; status: number; seconds: number }): void;
  /** How late the event loop was in the last while, 99 of 100 times no later, in seconds. */
  delaySeconds(): number;
  /** How many calls ended with a fault since the start. */
  faults(): number;
}

const RESOLUTION_MS = 20;
/** The delay is that of the last minutes, not of all time. */
const DELAY_WINDOW_MS = 120_000;

/** Counts for one node. */
export function createMetrics(): Metrics {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(openMetricsContentType);
  const calls = new Counter({
    name: 'rebblatt_http_calls_total',
    help: 'Answered calls of the API, by route, method and status.',
    labelNames: ['route', 'method', 'status'] as const,
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'rebblatt_http_call_seconds',
    help: 'How long calls of the API took, by route.',
    labelNames: ['route'] as const,
    buckets: [0.01, 0.05, 0.2, 1, 5, 30],
    registers: [registry],
  });
  const delay = startDelay();
  let faults = 0;
  return {
    registry,
    countCall({ route, method, status, seconds }) {
      calls.inc({ route, method, status: String(status) });
      duration.observe({ route }, seconds);
      if (status >= 500) faults += 1;
    },
    delaySeconds: () => {
      const seconds = delay.percentile(99) / NANOSECONDS;
      // What the timer itself waits is no delay.
      return Number.isFinite(seconds) ? Math.max(0, seconds - RESOLUTION_MS / 1000) : 0;
    },
    faults: () => faults,
  };
}

function startDelay(): IntervalHistogram {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  setInterval(() => delay.reset(), DELAY_WINDOW_MS).unref();
  return delay;
}
