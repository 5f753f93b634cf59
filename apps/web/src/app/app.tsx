import { MantineProvider } from '@mantine/core';
import { RouterProvider } from 'react-router-dom';
import { Translated } from '../lib/translated.tsx';
import { router } from './router.tsx';
import { cssVariables, theme } from './theme.ts';

/** The providers of every screen; the signed-in area adds its own providers in the shell. */
export function App() {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <Translated>
        <RouterProvider router={router} />
      </Translated>
    </MantineProvider>
  );
}
