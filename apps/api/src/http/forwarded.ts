import type { RequestHandler } from 'express';
import type { Logger } from '../lib/logger.ts';

/** Headers with which proxies say for whom they call. */
const HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

/**
 * Logs once that calls come through a proxy that is not configured: all of them seem to come from its address, so the
 * failed sign-ins of one person lock out everybody.
 * @param trusted how many proxies are configured (`TRUST_PROXY`)
 */
export function noticeProxy(trusted: number, log: Logger): RequestHandler {
  let warned = trusted > 0;
  return (req, _res, next) => {
    const header = warned ? undefined : HEADERS.find((name) => req.get(name) !== undefined);
    if (header) {
      warned = true;
      log.warn(
        { event: 'proxy.not-trusted', header, from: req.socket.remoteAddress },
        'calls come through a proxy, but TRUST_PROXY is 0: everybody counts as one address. Set TRUST_PROXY to the number of proxies in front of this server',
      );
    }
    next();
  };
}
