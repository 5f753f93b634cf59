/** Thrown by a form's `onSubmit` when its author was asked and thought better of it: nothing is wrong, nothing saved. */
export class Withdrawn extends Error {}
