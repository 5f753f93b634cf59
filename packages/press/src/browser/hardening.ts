import type { Page } from 'puppeteer';

/**
 * Exhibitors write the texts that are laid out, so the renderer must reach neither the network nor a file.
 * Four layers: no scripts, a content policy, refused requests, and (below) a browser that knows no way out. Only the
 * last one stops everything: prefetch and meta refresh pass the others.
 */
export const NO_WAY_OUT = [
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=http://127.0.0.1:1',
  '--proxy-bypass-list=<-loopback>',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--no-pings',
];

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline' data:; font-src data:; img-src data:; base-uri 'none'; form-action 'none'";

/** Puts the content policy before everything else; the parser folds the document's own head into the one it opens. */
export function underPolicy(html: string): string {
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}">${html}`;
}

/** The layers that belong to a single page. Call before it gets any content. */
export async function harden(page: Page): Promise<void> {
  await page.setJavaScriptEnabled(false);
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    // Interception also shows the inline images and fonts; nothing else has business here.
    const allowed = request.url().startsWith('data:') && !request.isNavigationRequest();
    void (allowed ? request.continue() : request.abort('blockedbyclient')).catch(() => undefined);
  });
}
