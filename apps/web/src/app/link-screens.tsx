import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DesignerPage } from '../features/designer/pages/designer-page.tsx';
import { PrintLink } from '../features/print/pages/print-link.tsx';
import { queryClient } from '../lib/query-client.ts';

/** The screens of links are outside of the signed-in area, so they need a query provider of their own. */
const withQueries = (screen: ReactNode) => (
  <QueryClientProvider client={queryClient}>{screen}</QueryClientProvider>
);

/** The screen of a print office. */
export const PrintOffice = () => withQueries(<PrintLink />);

/** The screen of a designer. */
export const DesignerDesk = () => withQueries(<DesignerPage />);
