/**
 * Thrown by a form's `onSubmit` when the user declined a confirmation: there is no error, and nothing was
 * saved.
 */
export class Withdrawn extends Error {}
