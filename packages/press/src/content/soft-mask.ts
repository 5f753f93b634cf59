import { nameOf, streamOf } from '../pdf/entries.ts';
import type { ContentWalk } from './content-walk.ts';
import { initialState, type SoftMask } from './graphics-state.ts';
import { paintForm } from './object-operators.ts';

/** Walks the group of a soft mask, at the first object that is painted through it. */
export function walkSoftMask(content: ContentWalk, { dict, ctm }: SoftMask): void {
  const { walk } = content;
  if (!walk.first(dict, JSON.stringify([ctm, content.from.hidden]))) return;
  const form = streamOf(dict, 'G');
  if (!form) return void walk.problem('missing-object');
  const painted = content.state;
  content.state = initialState(ctm, painted.clip);
  const role = nameOf(dict, 'S') === 'Luminosity' ? 'luminosity' : 'alpha';
  paintForm(content, form, { within: 'soft-mask', role });
  content.state = painted;
}
