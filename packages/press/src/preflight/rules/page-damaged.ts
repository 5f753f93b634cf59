import type { ContentProblem } from '../../content/painted-object.ts';
import { found } from './found.ts';
import type { PageRule } from './rule.ts';

/** Readers skip these. */
const MILD: ReadonlySet<ContentProblem> = new Set(['missing-object', 'missing-font', 'unknown-operator']);
/** Other rules report these. */
const REPORTED_ELSEWHERE: ReadonlySet<ContentProblem> = new Set(['cut', 'limit']);
/** Its checksum says so, but what of it cannot be known: the whole page is shown, to be compared. */
const ALTERED: ContentProblem = 'altered';

/** Everything that the page paints exists and is readable. */
export const pageDamaged: PageRule = {
  codes: ['PAGE-DAMAGED'],
  run({ painted, printed }) {
    const problems = [...painted.problems].filter((problem) => !REPORTED_ELSEWHERE.has(problem));
    if (problems.length === 0) return [];
    if (problems.every((problem) => problem === ALTERED))
      return [found('PAGE-DAMAGED', 'warning', { bounds: printed, params: { variant: 'contentAltered' } })];
    return [
      found(
        'PAGE-DAMAGED',
        problems.some((problem) => problem !== ALTERED && !MILD.has(problem)) ? 'error' : 'warning',
      ),
    ];
  },
};
