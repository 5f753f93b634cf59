import { type AcceptedAsProposed, adminRequestUpdate, requestStates } from '@rebblatt/contracts';
import type { Actor } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { StaleWrite } from '../../../lib/stale-write.ts';
import type { RequestTools } from '../request.commands.ts';
import { visibleRequests } from '../request.policy.ts';
import type { RequestRecord } from '../request.queries.ts';
import { findAssigned, findRequest } from '../request.queries.ts';
import { decide } from './decision.commands.ts';
import { findForProposal } from './proposal.queries.ts';
import { propose } from './proposal.rules.ts';

type Left = AcceptedAsProposed['left'][number];

/**
 * Accepts waiting requests with what is proposed for each, one after the other; each by itself, so that what cannot be
 * accepted keeps nobody else waiting.
 * @param onlyCheck whether nothing is written and only said what would be
 * @returns how many are accepted, and why the others are not
 */
export async function acceptAsProposed(
  tools: RequestTools,
  actor: Actor,
  ids: readonly number[],
  onlyCheck: boolean,
): Promise<AcceptedAsProposed> {
  const { prisma } = tools.db;
  const result: AcceptedAsProposed = { accepted: 0, left: [] };
  // The earliest comes first, as in the list.
  for (const id of [...ids].sort((a, b) => a - b)) {
    const request = await findRequest(prisma, visibleRequests(actor), id);
    // A request is never deleted but by undoing the list that wrote it.
    if (!request) continue;
    const why = await acceptOne(tools, actor, request, onlyCheck);
    if (why === null) result.accepted++;
    else result.left.push({ id, company_name: request.exhibitor.companyName, why });
  }
  return result;
}

/** Accepts one request. @returns why not; null when it is accepted, or would be */
async function acceptOne(
  tools: RequestTools,
  actor: Actor,
  request: RequestRecord,
  onlyCheck: boolean,
): Promise<Left['why'] | null> {
  if (request.state !== requestStates.sent) return 'decided';
  const assigned = await findAssigned(tools.db.prisma, request.catalogId, request.exhibitorId);
  const { known } = await findForProposal(tools.db, request, assigned);
  if (!known) return 'decided';
  const { stands, winePages, adPages, gap } = propose(known);
  if (gap) return gap.kind;
  if (onlyCheck) return null;
  const form = adminRequestUpdate.parse({
    accepted: 1,
    version: request.version,
    stand: stands.map(({ id }) => id),
    winePages,
    adPages,
  });
  try {
    await decide(tools, actor, request.id, form);
    return null;
  } catch (error) {
    // Somebody else has changed it, or given what was proposed, in the same moment.
    if (error instanceof AppError || error instanceof StaleWrite) return 'changed';
    throw error;
  }
}
