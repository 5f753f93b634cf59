import { useMediaQuery } from '@mantine/hooks';
import { mobileQuery } from './layout-sizes.ts';

/** Follows a media query from the first render on, without a flash of the other layout. */
export function useMedia(query: string): boolean {
  return useMediaQuery(query, false, { getInitialValueInEffect: false });
}

/** True below 1024 px: menu as a drawer, rows as cards. */
export function useMobile(): boolean {
  return useMedia(mobileQuery);
}
