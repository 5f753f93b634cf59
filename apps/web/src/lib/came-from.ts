import { useLocation, useSearchParams } from 'react-router-dom';

/** The editors of pages, the only screens to which others return; so no address leads out of the product. */
const RETURNS = /^\/(exhibitor-page|active-catalog\/page|catalog\/\d{1,10}\/page)\/edit\/\d{1,10}$/;

/** The page editor from which a screen was opened, or undefined. */
export const returnIn = (search: URLSearchParams): string | undefined => {
  const from = search.get('from');
  return from !== null && RETURNS.test(from) ? from : undefined;
};

/** As above, from the current address. */
export const useCameFrom = (): string | undefined => returnIn(useSearchParams()[0]);

/** Makes addresses of screens that return to the current one. */
export function useReturning(): (to: string) => string {
  const { pathname } = useLocation();
  return (to) => `${to}${to.includes('?') ? '&' : '?'}from=${encodeURIComponent(pathname)}`;
}
