import { createContext } from 'react';

/** Whether the reader of a form may save it; its fields are locked and its button is not there for whoever may not. */
export const MaySaveContext = createContext(true);
