import { callList } from './call.ts';
import { mailsQueued } from './mailing.ts';
import {
  remindedCatalog,
  reminderPreview,
  remindForm,
  remindPreview,
  remindPreviewForm,
} from './reminder.ts';

/** Reminders of what is still open in a catalogue. */
export const reminderCalls = callList({
  'GET /exhibitor-remind': { query: remindedCatalog, reply: reminderPreview },
  'POST /exhibitor-remind/preview': { body: remindPreviewForm, reply: remindPreview },
  'POST /exhibitor-remind': { body: remindForm, reply: mailsQueued },
});
