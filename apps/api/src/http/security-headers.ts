import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Screens whose address is a key: no search engine is to list them. */
const withKey = /^\/(print|designer|invitation|reset-password)\/./;

/**
 * Scripts only from this origin; inline styles because the UI kit needs them. API answers are never cached.
 * @param publicUrl strict transport security is sent only when this is an https address
 */
export function securityHeaders(publicUrl: string): RequestHandler[] {
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
        connectSrc: ["'self'", 'ws:', 'wss:'],
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
