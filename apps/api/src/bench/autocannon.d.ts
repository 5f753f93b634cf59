/** The load generator has no types; these are the ones that the bench uses. */
declare module 'autocannon' {
  interface Request {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    setupRequest?: (request: Request) => Request;
  }
  interface Result {
    duration: number;
    non2xx: number;
    errors: number;
    timeouts: number;
    '2xx': number;
    '3xx': number;
  }
  export default function autocannon(options: {
    url: string;
    connections: number;
    /** Seconds. */
    duration?: number;
    /** Number of calls, instead of seconds. */
    amount?: number;
    headers?: Record<string, string>;
    requests?: Request[];
  }): Promise<Result>;
}
