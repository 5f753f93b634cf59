import { PUBLIC_PATH } from '@rebblatt/contracts';

/** What search engines may look at: catalogues for visitors alone. @param maps the addresses of what is in them */
export const robotsOf = (maps: readonly string[]): string =>
  [
    'User-agent: *',
    `Allow: ${PUBLIC_PATH.slice(0, -1)}`,
    'Disallow: /',
    ...maps.map((map) => `Sitemap: ${map}`),
    '',
  ].join('\n');
