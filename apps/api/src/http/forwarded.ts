import type { RequestHandler } from 'express';
import type { Logger } from '../lib/logger.ts';

/** What proxies add to a call to tell for whom they ask. */
const HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

/**
 * Says once in the log that calls come through a proxy nobody has told of: all of them seem to come from its address, so
 * the failed sign-ins of one person shut out everybody.
 * @param trusted how many proxies are told of (`TRUST_PROXY`)
 */
export function noticeProxy(trusted: number, log: Logger): RequestHandler {
  let told = trusted > 0;
  return (req, _res, next) => {
    const header = told ? undefined : HEADERS.find((name) => req.get(name) !== undefined);
    if (header) {
      told = true;
      log.warn(
        { event: 'proxy.not-trusted', header, from: req.socket.remoteAddress },
        'calls come through a proxy, but TRUST_PROXY is 0: everybody counts as one address. Set TRUST_PROXY to the number of proxies before this server',
      );
    }
    next();
  };
}
