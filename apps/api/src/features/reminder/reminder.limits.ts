/** Reminders that nobody asked for come in the morning of their day, by the hour of Zurich. */
export const MORNING_HOUR = 8;
