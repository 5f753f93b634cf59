/** A violation of a rule of the structure: where it is, and what to do about it. */
export interface Finding {
  /** Path relative to the checkout. */
  file: string;
  message: string;
}
