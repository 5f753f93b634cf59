import { followClock } from '@rebblatt/contracts';
import { serverNow } from '../lib/server-clock.ts';

/** The contracts of the signed-in forms; a separate file, because they are fetched with the first change. */
export {
  accountUpdate,
  addContent,
  addWinePage,
  adminCreate,
  adminRequestUpdate,
  adminUpdate,
  assignCatalogForm,
  awardForm,
  bottleSizeForm,
  catalogCreate,
  catalogDesignForm,
  catalogNext,
  catalogUpdate,
  countryForm,
  dashboardEvent,
  deckForm,
  exhibitorCreate,
  exhibitorPasswordReset,
  exhibitorUpdate,
  fairForm,
  grapeVarietyForm,
  inviteExhibitorsForm,
  laterDeadline,
  mailingForm,
  pageCreate,
  pageDecision,
  pageTitleForm,
  pageUpdate,
  preflightOverrideForm,
  printSettingForm,
  regionForm,
  requestCreate,
  requestUpdate,
  serviceForm,
  shipForm,
  standForm,
  wineCategoryForm,
  wineCreate,
  wineTypeForm,
  wineUpdate,
} from '@rebblatt/contracts';

// The latest vintage is that of the server's year.
followClock(serverNow);
