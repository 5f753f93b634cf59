import { callList } from './call.ts';
import { mailsQueued } from './mailing.ts';
import { reminderPreview, remindForm } from './reminder.ts';

/** Reminders of what is still open in the running catalogue. */
export const reminderCalls = callList({
  'GET /exhibitor-remind': { reply: reminderPreview },
  'POST /exhibitor-remind': { body: remindForm, reply: mailsQueued },
});
