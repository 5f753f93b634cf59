import { QueryClientProvider } from '@tanstack/react-query';
import { PrintLink } from '../features/print/pages/print-link.tsx';
import { queryClient } from '../lib/query-client.ts';

/** The print office's screen is outside of the signed-in area, so it needs its own query provider. */
export function PrintOffice() {
  return (
    <QueryClientProvider client={queryClient}>
      <PrintLink />
    </QueryClientProvider>
  );
}
