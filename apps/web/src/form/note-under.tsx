import type { ReactNode } from 'react';
import { UnprintableNote } from './unprintable-note.tsx';

/** The props of an input whose text is printed: below it stands which of its characters cannot be. */
export const noteUnder = (text: unknown) => ({
  inputContainer: (input: ReactNode) => (
    <>
      {input}
      <UnprintableNote text={text} />
    </>
  ),
});
