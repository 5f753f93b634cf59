import type { RequestUpdate } from '@rebblatt/contracts';
import { SHIP_CATALOG_TYPE } from '@rebblatt/contracts';
import { invalidField } from '../../lib/app-error.ts';
import type { Tx } from '../../lib/database.ts';
import type { RequestRecord } from './request.queries.ts';
import { findServices } from './request.queries.ts';

/** The order of a request, as far as a form contains it. */
export interface Order {
  countStands?: number;
  countPagesWine?: number;
  countPagesAdvertising?: number;
  exhibitorComment?: string | null;
  deckId?: number | null;
  services?: { serviceId: number; amount: number }[];
}

/** The order of a form; services with a count of 0 are left out. */
export const orderOf = (
  form: Pick<
    RequestUpdate,
    'count_stands' | 'count_pages_wine' | 'count_pages_advertising' | 'service' | 'deck_id'
  >,
): Order => ({
  countStands: form.count_stands,
  countPagesWine: form.count_pages_wine,
  countPagesAdvertising: form.count_pages_advertising,
  deckId: form.deck_id,
  services:
    form.service &&
    Object.values(form.service)
      .filter(({ amount }) => amount > 0)
      .map(({ service_id, amount }) => ({ serviceId: service_id, amount }))
      .sort((a, b) => a.serviceId - b.serviceId),
});

/** The order of a form, completed with the stored one. */
export const orderAfter = (before: RequestRecord, order: Order) => ({
  countStands: order.countStands ?? before.countStands,
  countPagesWine: order.countPagesWine ?? before.countPagesWine,
  countPagesAdvertising: order.countPagesAdvertising ?? before.countPagesAdvertising,
  exhibitorComment: order.exhibitorComment === undefined ? before.exhibitorComment : order.exhibitorComment,
  deckId: order.deckId === undefined ? before.deckId : order.deckId,
  services: order.services ?? before.services,
});

/** Refuses services that do not exist, naming each. @throws AppError 422 on `service.{id}` */
export async function guardServices(tx: Tx, { services = [] }: Order): Promise<void> {
  const ids = services.map(({ serviceId }) => serviceId);
  const known = new Set((await findServices(tx, ids)).map(({ id }) => id));
  const unknown = ids.find((id) => !known.has(id));
  if (unknown !== undefined) throw invalidField(`service.${unknown}`, 'validation.not-found');
}

/**
 * The wished deck of a form, for a fair that has decks; none at another.
 * @throws AppError 422 on `deck_id` for one that does not exist
 */
export async function deckFor<Id extends number | null | undefined>(
  tx: Pick<Tx, 'deck'>,
  catalogType: number,
  deckId: Id,
): Promise<Id | null> {
  if (typeof deckId === 'number' && (await tx.deck.count({ where: { id: deckId } })) === 0)
    throw invalidField('deck_id', 'validation.not-found');
  return catalogType === SHIP_CATALOG_TYPE ? deckId : null;
}
