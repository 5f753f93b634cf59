import { QueryClientProvider } from '@tanstack/react-query';
// Keeps what is typed there.
import '../../lib/kept-work.ts';
import { FactorQuestion } from '../../features/session/factor-question.parts.tsx';
import { queryClient } from '../../lib/query-client.ts';
import { Shell } from './shell.tsx';

/** The shell with the provider that only signed-in screens use: the server's data. */
export function SignedInArea() {
  return (
    <QueryClientProvider client={queryClient}>
      <Shell />
      <FactorQuestion />
    </QueryClientProvider>
  );
}
