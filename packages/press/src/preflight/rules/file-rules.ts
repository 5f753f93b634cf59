import type { FileRule } from './rule.ts';

/** The rules about a file as a whole. */
export const fileRules: readonly FileRule[] = [];
