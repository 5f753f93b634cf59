import { app } from './app.ts';
import { form } from './form.ts';
import { session } from './session.ts';
import { ui } from './ui.ts';

/** What the logged-out area says; the other texts come with the first submit or screen. */
export const enStart = { app, form, session, ui };
