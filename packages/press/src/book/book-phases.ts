/** The steps in which a book is made, each with the fraction of the whole at which it begins. */
export const bookPhases = {
  'lay-out': 0,
  print: 0.1,
  'place-logos': 0.5,
  'insert-files': 0.625,
  save: 0.75,
  check: 0.875,
} as const;
export type BookPhase = keyof typeof bookPhases;

const phases = Object.keys(bookPhases) as BookPhase[];

/** Whether a step of the assembly is one of these; the small ones are not told. */
export const isBookPhase = (name: string): name is BookPhase => name in bookPhases;

/** The fraction at which the step after this one begins. */
export const endOf = (phase: BookPhase): number => {
  const next = phases[phases.indexOf(phase) + 1];
  return next ? bookPhases[next] : 1;
};

/** The step that a book is at after a fraction of the whole, 0 to 1. */
export const phaseAt = (fraction: number): BookPhase =>
  phases.findLast((phase) => bookPhases[phase] <= fraction) ?? 'lay-out';
