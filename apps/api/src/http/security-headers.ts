import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Screens whose address is a key: no search engine is to list them. */
const withKey = /^\/(print|designer|invitation|reset-password)\/./;

const hostForm = /^(?<name>[a-z0-9.-]{1,253}|\[[0-9a-f:.]{2,45}\])(:\d{1,5})?$/i;

/** Where the live channel of this host is: not every browser counts it as 'self'. */
function liveOrigins(host: string | undefined, port: number | undefined): string {
  const name = host && hostForm.exec(host)?.groups?.name;
  if (!host || !name) return "'self'";
  const hosts = port === undefined ? [host] : [host, `${name}:${port}`];
  return hosts.flatMap((one) => [`ws://${one}`, `wss://${one}`]).join(' ');
}

/**
 * Scripts only from this origin; inline styles because the UI kit needs them. API answers are never cached.
 * @param publicUrl strict transport security is sent only when this is an https address
 * @param livePort the second port of the live channel, if there is one
 */
export function securityHeaders(publicUrl: string, livePort?: number): RequestHandler[] {
  const https = publicUrl.startsWith('https:');
  const guard = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", (req) => liveOrigins(req.headers.host, livePort)],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
  });
  const rest: RequestHandler = (req, res, next) => {
    res.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    if (req.path.startsWith('/api')) res.set('Cache-Control', 'no-store');
    if (withKey.test(req.path)) res.set('X-Robots-Tag', 'noindex');
    next();
  };
  return [guard, rest];
}
