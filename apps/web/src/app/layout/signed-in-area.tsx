import { QueryClientProvider } from '@tanstack/react-query';
import { NuqsAdapter } from 'nuqs/adapters/react-router/v6';
import { queryClient } from '../../lib/query-client.ts';
import { Shell } from './shell.tsx';

/** The shell with what only signed-in screens use: server data and the state of lists in the address. */
export function SignedInArea() {
  return (
    <QueryClientProvider client={queryClient}>
      <NuqsAdapter>
        <Shell />
      </NuqsAdapter>
    </QueryClientProvider>
  );
}
