import { matchPath } from 'react-router-dom';
import { adminScreens } from '../features/admin/admin.routes.tsx';
import { awardScreens } from '../features/award/award.routes.tsx';
import { bookScreens } from '../features/book/book.routes.tsx';
import { bottleSizeScreens } from '../features/bottle-size/bottle-size.routes.tsx';
import { catalogScreens } from '../features/catalog-desk/catalog.routes.tsx';
import { countryScreens } from '../features/country/country.routes.tsx';
import { decideScreens } from '../features/decide/decide.routes.tsx';
import { deckScreens } from '../features/deck/deck.routes.tsx';
import { designScreens } from '../features/design/design.routes.tsx';
import { editionScreens } from '../features/edition/edition.routes.tsx';
import { exhibitorScreens } from '../features/exhibitor/exhibitor.routes.tsx';
import { fairScreens } from '../features/fair/fair.routes.tsx';
import { fairListScreens } from '../features/fair-list/fair-list.routes.tsx';
import { grapeVarietyScreens } from '../features/grape-variety/grape-variety.routes.tsx';
import { helpScreens } from '../features/help/help.routes.tsx';
import { historyScreens } from '../features/history/history.routes.tsx';
import { listImportScreens } from '../features/list-import/list-import.routes.tsx';
import { logoScreens } from '../features/logo/logo.routes.tsx';
import { mailScreens } from '../features/mail/mail.routes.tsx';
import { mailingScreens } from '../features/mailing/mailing.routes.tsx';
import { operationsScreens } from '../features/operations/operations.routes.tsx';
import { ownAccessScreens } from '../features/own-access/own-access.routes.tsx';
import { ownPagesScreens } from '../features/own-pages/own-pages.routes.tsx';
import { pageDeskScreens } from '../features/page-desk/page-desk.routes.tsx';
import { pageEditScreens } from '../features/page-edit/page-edit.routes.tsx';
import { pageTitleScreens } from '../features/page-title/page-title.routes.tsx';
import { printScreens } from '../features/print/print.routes.tsx';
import { printSettingScreens } from '../features/print-setting/print-setting.routes.tsx';
import { regionScreens } from '../features/region/region.routes.tsx';
import { reminderScreens } from '../features/reminder/reminder.routes.tsx';
import { requestScreens } from '../features/request/request.routes.tsx';
import { serviceScreens } from '../features/service/service.routes.tsx';
import { setupScreens } from '../features/setup/setup.routes.tsx';
import { shipScreens } from '../features/ship/ship.routes.tsx';
import { standScreens } from '../features/stand/stand.routes.tsx';
import { standingScreens } from '../features/standing/standing.routes.tsx';
import { tokenScreens } from '../features/token/token.routes.tsx';
import { webhookScreens } from '../features/webhook/webhook.routes.tsx';
import { websocketsScreens } from '../features/websockets/websockets.routes.tsx';
import { wineScreens } from '../features/wine/wine.routes.tsx';
import { wineCategoryScreens } from '../features/wine-category/wine-category.routes.tsx';
import { wineImportScreens } from '../features/wine-import/wine-import.routes.tsx';
import { wineTypeScreens } from '../features/wine-type/wine-type.routes.tsx';
import type { Screen } from '../lib/screen.ts';

/** Every screen of the signed-in area; a feature adds its list here. */
export const screens: readonly Screen[] = [
  ...awardScreens,
  ...logoScreens,
  ...historyScreens,
  ...requestScreens,
  ...exhibitorScreens,
  ...adminScreens,
  ...ownAccessScreens,
  ...printScreens,
  ...editionScreens,
  ...setupScreens,
  ...listImportScreens,
  ...fairScreens,
  ...printSettingScreens,
  ...decideScreens,
  ...bookScreens,
  ...pageDeskScreens,
  ...ownPagesScreens,
  ...pageEditScreens,
  ...catalogScreens,
  ...designScreens,
  ...wineScreens,
  ...wineImportScreens,
  ...countryScreens,
  ...standScreens,
  ...standingScreens,
  ...fairListScreens,
  ...bottleSizeScreens,
  ...regionScreens,
  ...deckScreens,
  ...shipScreens,
  ...grapeVarietyScreens,
  ...wineCategoryScreens,
  ...wineTypeScreens,
  ...serviceScreens,
  ...pageTitleScreens,
  ...mailScreens,
  ...mailingScreens,
  ...reminderScreens,
  ...tokenScreens,
  ...webhookScreens,
  ...operationsScreens,
  ...helpScreens,
  ...websocketsScreens,
];

/** Literal parts take precedence over parameters, so that `/wine/create` is never read as `/wine/:id`. */
const byPrecision = [...screens].sort((a, b) => parameterCount(a.path) - parameterCount(b.path));

/** The screen of a path. */
export function screenAt(path: string): Screen | undefined {
  return byPrecision.find((screen) => matchPath(screen.path, path));
}

/** The screens above one, outermost first: `/country` for `/country/edit/4`. */
export function screensAbove(path: string): { screen: Screen; path: string }[] {
  const parts = path.split('/').filter(Boolean);
  const own = screenAt(path)?.path ?? '';
  return parts.slice(0, -1).flatMap((_, index) => {
    const above = `/${parts.slice(0, index + 1).join('/')}`;
    const screen = screenAt(above);
    return screen && leadsTo(screen.path, own) ? [{ screen, path: above }] : [];
  });
}

/** Whether a screen is above another: `/exhibitor/:id` is not above `/exhibitor/edit/:id`, though "edit" could be an id. */
function leadsTo(above: string, own: string): boolean {
  const parts = own.split('/');
  return above.split('/').every((part, i) => part.startsWith(':') === (parts[i]?.startsWith(':') ?? false));
}

function parameterCount(path: string): number {
  return path.split('/').filter((part) => part.startsWith(':')).length;
}
