/** Something that breaks a rule of the structure: where, and what to do about it. */
export interface Finding {
  /** Path relative to the checkout. */
  file: string;
  message: string;
}
