import type { WinePageInput } from '@rebblatt/contracts';
import { useNavigate } from 'react-router-dom';
import { later } from '../../../lib/later.ts';
import type { CheckPlace } from '../../release/release-check.rules.ts';
import { useContent, useWineScreen } from './editing.ts';
import { printedInput } from './printed-input.rules.ts';
import { focusCheck } from './rows.ts';

const rules = later(() => import('./mending-place.rules.ts'));

/** Leads to where a condition of the release is mended: a row of the editor or the form of another screen. */
export function useMending(base: WinePageInput): (place: CheckPlace) => void {
  const content = useContent();
  const wines = useWineScreen();

  const navigate = useNavigate();
  return async (place) => {
    if ('row' in place) return focusCheck(place);
    // Without a connection the words are all there is.
    const { placeToMend } = await rules.fetch();
    const company = wines === '/wine' ? `/exhibitor/edit/${content.page.exhibitor_id}` : '/profile/edit';
    const input = printedInput(base, content, {});
    const found = placeToMend(place.find, input, { wines, company });
    if ('to' in found) navigate(found.to);
    else focusCheck(found);
  };
}
