/** Thrown by a form's `onSubmit` when the user declined a confirmation: no error, but nothing is saved. */
export class Withdrawn extends Error {}
