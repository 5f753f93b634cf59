import type { Context } from './context.ts';
import { adminRoutes } from './features/admin/admin.routes.ts';
import { baseDataRoutes } from './features/base-data/base-data.routes.ts';
import { downloadRoutes } from './features/book/download.routes.ts';
import { planRoutes } from './features/book/plan/plan.routes.ts';
import { printedContentRoutes } from './features/book/printed-content.routes.ts';
import { bringBackRoutes } from './features/bring-back/bring-back.routes.ts';
import { broadcastingRoutes } from './features/broadcasting/broadcasting.routes.ts';
import { assignmentRoutes } from './features/catalog/assignment.routes.ts';
import { catalogRoutes } from './features/catalog/catalog.routes.ts';
import { compareRoutes } from './features/compare/compare.routes.ts';
import { pullRoutes } from './features/compare/pull.routes.ts';
import { contactRoutes } from './features/contact/contact.routes.ts';
import { correctionRoutes } from './features/correction/correction.routes.ts';
import { designRoutes } from './features/design/design.routes.ts';
import { markRoutes } from './features/design/mark.routes.ts';
import { designerLinkRoutes } from './features/designer/designer-link.routes.ts';
import { designerMendRoutes } from './features/designer/designer-mend.routes.ts';
import { designerPageRoutes } from './features/designer/designer-page.routes.ts';
import { editionRoutes } from './features/edition/edition.routes.ts';
import { accessRoutes } from './features/exhibitor/access.routes.ts';
import { exhibitorRoutes } from './features/exhibitor/exhibitor.routes.ts';
import { fairRoutes } from './features/fair/fair.routes.ts';
import { fairListRoutes } from './features/fair-list/fair-list.routes.ts';
import { helpRoutes } from './features/help/help.routes.ts';
import { historyRoutes } from './features/history/history.routes.ts';
import { invitationRoutes } from './features/invitation/invitation.routes.ts';
import { listImportRoutes } from './features/list-import/list-import.routes.ts';
import { liveDashboardRoutes } from './features/live-dashboard/live-dashboard.routes.ts';
import { logoRoutes } from './features/logo/logo.routes.ts';
import { logoOverrideRoutes } from './features/logo/logo-override.routes.ts';
import { mailOutRoutes } from './features/mail-out/mail-out.routes.ts';
import { keptTextRoutes } from './features/mailing/kept-texts.routes.ts';
import { mailingRoutes } from './features/mailing/mailing.routes.ts';
import { coverMendRoutes } from './features/mend/cover-mend.routes.ts';
import { logoMendRoutes } from './features/mend/logo-mend.routes.ts';
import { pageMendRoutes } from './features/mend/page-mend.routes.ts';
import { nextFairRoutes } from './features/next-fair/next-fair.routes.ts';
import { proposalRoutes } from './features/next-fair/proposal/proposal.routes.ts';
import { noteRoutes } from './features/note/note.routes.ts';
import { operationsRoutes } from './features/operations/operations.routes.ts';
import { ownStandingRoutes } from './features/own-standing/own-standing.routes.ts';
import { pageRoutes } from './features/page/page.routes.ts';
import { positionRoutes } from './features/page/position/position.routes.ts';
import { pageCategoryRoutes } from './features/page-category/page-category.routes.ts';
import { placementRoutes } from './features/page-category/placement.routes.ts';
import { bulkRoutes } from './features/page-edit/bulk.routes.ts';
import { pageEditRoutes } from './features/page-edit/page-edit.routes.ts';
import { checkAgainRoutes } from './features/page-file/check-again.routes.ts';
import { overrideRoutes } from './features/page-file/override.routes.ts';
import { pageImportRoutes } from './features/page-import/page-import.routes.ts';
import { participationRoutes } from './features/participation/participation.routes.ts';
import { passwordRoutes } from './features/password/password.routes.ts';
import { findGenerationStatuses } from './features/print/print.queries.ts';
import { printRoutes } from './features/print/print.routes.ts';
import { printSettingRoutes } from './features/print-setting/print-setting.routes.ts';
import { referenceDataRoutes } from './features/reference/reference.routes.ts';
import { standRoutes } from './features/reference/stand.routes.ts';
import { releaseRoutes } from './features/release/release.routes.ts';
import { reminderRoutes } from './features/reminder/reminder.routes.ts';
import { decisionRoutes } from './features/request/decision/decision.routes.ts';
import { requestRoutes } from './features/request/request.routes.ts';
import { secondFactorRoutes } from './features/second-factor/second-factor.routes.ts';
import { ownSessionRoutes } from './features/session/own-session.routes.ts';
import { sessionRoutes } from './features/session/session.routes.ts';
import { setupRoutes } from './features/setup/setup.routes.ts';
import { standPlanRoutes } from './features/stand-plan/stand-plan.routes.ts';
import { standingRoutes } from './features/standing/standing.routes.ts';
import { textBlockRoutes } from './features/text-block/text-block.routes.ts';
import { tokenRoutes } from './features/token/token.routes.ts';
import { uploadedPageRoutes } from './features/upload/upload.routes.ts';
import { uploadStatusRoutes } from './features/upload-status/upload-status.routes.ts';
import { waitingRoutes } from './features/waiting/waiting.routes.ts';
import { webhookRoutes } from './features/webhook/webhook.routes.ts';
import { wineRoutes } from './features/wine/wine.routes.ts';
import { winePriceRoutes } from './features/wine/wine-price.routes.ts';
import { wineExportRoutes } from './features/wine-import/wine-export.routes.ts';
import { wineImportRoutes } from './features/wine-import/wine-import.routes.ts';
import type { Endpoint } from './http/endpoint.ts';
import { withTwins } from './http/twins.ts';

/** Every router of the product, one per line. */
const written = (context: Context): Endpoint[] => [
  ...sessionRoutes(context),
  ...ownSessionRoutes(context),
  ...secondFactorRoutes(context),
  ...tokenRoutes(context),
  ...webhookRoutes(context),
  ...operationsRoutes(context),
  ...passwordRoutes(context),
  ...invitationRoutes(context),
  ...broadcastingRoutes(context),
  ...liveDashboardRoutes(context),
  ...exhibitorRoutes(context),
  ...adminRoutes(context),
  ...accessRoutes(context),
  ...baseDataRoutes(context),
  ...contactRoutes(context),
  ...designRoutes(context),
  ...markRoutes(context),
  ...setupRoutes(context),
  ...noteRoutes(context),
  ...referenceDataRoutes(context),
  ...standRoutes(context),
  ...listImportRoutes(context),
  ...printRoutes(context),
  ...editionRoutes(context),
  ...helpRoutes(context),
  ...historyRoutes(context),
  ...bringBackRoutes(context),
  ...mailOutRoutes(context),
  ...mailingRoutes(context),
  ...keptTextRoutes(context),
  ...reminderRoutes(context),
  ...uploadStatusRoutes(context),
  ...logoRoutes(context),
  ...logoOverrideRoutes(context),
  ...wineRoutes(context),
  ...wineImportRoutes(context),
  ...wineExportRoutes(context),
  ...catalogRoutes({ ...context, findStatuses: (ids) => findGenerationStatuses(context.db, ids) }),
  ...standingRoutes(context),
  ...fairListRoutes(context),
  ...standPlanRoutes(context),
  ...participationRoutes(context),
  ...assignmentRoutes(context),
  ...ownStandingRoutes(context),
  ...requestRoutes(context),
  ...decisionRoutes(context),
  ...nextFairRoutes(context),
  ...proposalRoutes(context),
  ...pageRoutes(context),
  ...pageEditRoutes(context),
  ...bulkRoutes(context),
  ...planRoutes(context),
  ...waitingRoutes(context),
  ...textBlockRoutes(context),
  ...positionRoutes(context),
  ...uploadedPageRoutes(context),
  ...fairRoutes(context),
  ...printSettingRoutes(context),
  ...pageMendRoutes(context),
  ...logoMendRoutes(context),
  ...coverMendRoutes(context),
  ...checkAgainRoutes(context),
  ...overrideRoutes(context),
  ...releaseRoutes(context),
  ...correctionRoutes(context),
  ...printedContentRoutes(context),
  ...downloadRoutes(context),
  ...compareRoutes(context),
  ...pullRoutes(context),
  ...designerLinkRoutes(context),
  ...designerPageRoutes(context),
  ...designerMendRoutes(context),
  ...pageImportRoutes(context),
  ...pageCategoryRoutes(context),
  ...placementRoutes(context),
  ...winePriceRoutes(context),
];

/** Every route of the product, as it is mounted and documented. */
export const allEndpoints = (context: Context): Endpoint[] => withTwins(written(context));
