import { QueryClientProvider } from '@tanstack/react-query';
import { PrintLink } from '../features/print/pages/print-link.tsx';
import { queryClient } from '../lib/query-client.ts';

/** The print office's screen stands alone, outside of the signed-in area that else brings the server's data. */
export function PrintOffice() {
  return (
    <QueryClientProvider client={queryClient}>
      <PrintLink />
    </QueryClientProvider>
  );
}
