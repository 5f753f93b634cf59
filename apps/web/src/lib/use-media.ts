import { useMediaQuery } from '@mantine/hooks';
import { mobileQuery, phoneQuery } from './layout-sizes.ts';

/** Whether a media query matches, from the first render, so that the other layout does not flash. */
export function useMedia(query: string): boolean {
  return useMediaQuery(query, false, { getInitialValueInEffect: false });
}

/** True below 1024 px: menu as a drawer, rows as cards. */
export function useMobile(): boolean {
  return useMedia(mobileQuery);
}

/** True up to 640 px. */
export function usePhone(): boolean {
  return useMedia(phoneQuery);
}
