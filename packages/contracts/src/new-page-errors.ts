/** Why a page is not added. */
export const newPageErrorCodes = [
  'page.no-request',
  'page.register-exists',
  'page.request-open',
  'page.wine-pages-exceeded',
  'page.ad-pages-exceeded',
] as const;
