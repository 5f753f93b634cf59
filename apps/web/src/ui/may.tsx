import type { ContactRight } from '@rebblatt/contracts';
import type { ReactNode } from 'react';
import { useMay } from '../lib/session.ts';

/** What only those see who may do it; why the others do not, the bar above every screen says. */
export function May({ needs, children }: { needs: ContactRight; children: ReactNode }) {
  return useMay(needs) ? children : null;
}
