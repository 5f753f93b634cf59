/** What an exhibitor can be reminded of: no request yet, a page not released or rejected, a logo that cannot be used. */
export const reminderTopics = ['request', 'draft', 'rejected', 'logo'] as const;
export type ReminderTopic = (typeof reminderTopics)[number];

/** Days before the end of a catalogue on which exhibitors are reminded automatically. */
export const SUGGESTED_REMINDER_DAYS = [21, 7, 2];
export const MAX_REMINDER_DAYS = 8;
export const MAX_REMINDER_DAY = 60;

/** The length of the organiser's own words in a reminder. */
export const MAX_REMINDER_MESSAGE = 1000;

/** The hours within which a reminder is not repeated, unless the organiser says so. */
export const REMINDED_HOURS = 24;
