import { app } from './app.ts';
import { form } from './form.ts';
import { session } from './session.ts';
import { ui } from './ui.ts';

/** What the logged-out area says in French. */
export const frStart = { app, form, session, ui };
