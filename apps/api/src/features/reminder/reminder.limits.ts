/** Automatic reminders are sent from this hour on, in Zurich. */
export const MORNING_HOUR = 8;
