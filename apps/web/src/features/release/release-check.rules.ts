import type { Translate } from '../../lib/text-key.ts';

/** A condition of the release: met, missing (the release would be refused), worth a second look, or not asked yet. */
export type ReleaseCheck = {
  state: 'met' | 'missing' | 'doubtful' | 'open';
  text: string;
  /** Where something can be done about it. */
  place?: CheckPlace;
};

/** A row of the editor by its id, with what of it is asked for, or what has to be looked for on the page. */
export type CheckPlace = { row: string; part?: 'size' } | { find: 'excess' | 'unprintable' };

/** What is missing for the release as a sentence; undefined if nothing is. */
export function missingForRelease(t: Translate, checks: readonly ReleaseCheck[]): string | undefined {
  const texts = checks.filter(({ state }) => state === 'missing').map(({ text }) => text);
  return texts.length > 0 ? t(($) => $.wineEditor.check.lacks, { what: texts.join(', ') }) : undefined;
}
