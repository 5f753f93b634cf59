import type { APIRequestContext } from '@playwright/test';
import type { PageRow } from '@rebblatt/contracts';
import { callAs } from './calls.ts';
import { ADMIN, EXHIBITOR, FRENCH_EXHIBITOR } from './session.ts';
import { JOURNEYS, type Seat, type Start } from './stage.ts';

/** Assigns every journey its own exhibitor with a page in the state with which the journey begins. */
export async function chooseSeats(request: APIRequestContext): Promise<Record<string, Seat>> {
  const { session, call } = await callAs(request, ADMIN);
  const all = { perPage: 1000, page: 1 };
  const running = { id: session.active_catalog?.id ?? 0, ...all };
  const { data: pages } = await call('GET /catalog/:id/page/:perPage/:page', running);
  const { data: people } = await call('GET /exhibitor/:perPage/:page', all);
  const taken = new Set(
    people.filter(({ email }) => [EXHIBITOR, FRENCH_EXHIBITOR].includes(email)).map(({ id }) => id),
  );
  /** A wine page without a logo cannot be released. */
  const complete = async ({ id, page_type: type }: PageRow) =>
    type !== 1 || (await call('GET /page/:id', { id })).data.logo_id !== null;

  async function seatFor({ type, state, pages: atLeast = 1, only }: Start): Promise<Seat | undefined> {
    for (const page of pages) {
      if (page.page_type !== type || page.state !== state || page.active !== 1) continue;
      const person = people.find(({ id, active }) => id === page.exhibitor_id && active === 1);
      if (!person || taken.has(person.id) || !(await complete(page))) continue;
      const own = pages.filter(({ exhibitor_id: owner }) => owner === person.id);
      if (own.length < atLeast) continue;
      const alike = own.filter((one) => one.page_type === type && one.state === state && one.active === 1);
      if (only && (own.length !== atLeast || alike.length !== atLeast)) continue;
      taken.add(person.id);
      const { id: exhibitorId, email, company_name: company } = person;
      return { exhibitorId, email, company, pageId: page.id };
    }
    return undefined;
  }

  const seats: Record<string, Seat> = {};
  for (const [journey, start] of Object.entries(JOURNEYS)) {
    const seat = await seatFor(start);
    if (!seat) throw new Error(`The demo has no page left for «${journey}».`);
    seats[journey] = seat;
  }
  return seats;
}
