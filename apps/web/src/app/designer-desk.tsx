import { QueryClientProvider } from '@tanstack/react-query';
import { DesignerPage } from '../features/designer/pages/designer-page.tsx';
import { queryClient } from '../lib/query-client.ts';

/** The designer's screen is outside of the signed-in area, so it needs its own query provider. */
export function DesignerDesk() {
  return (
    <QueryClientProvider client={queryClient}>
      <DesignerPage />
    </QueryClientProvider>
  );
}
