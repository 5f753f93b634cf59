import type { APIRequestContext } from '@playwright/test';
import type { ExhibitorItem, PageItem, PageRow, SessionAnswer } from '@rebblatt/contracts';
import { ADMIN, EXHIBITOR, PASSWORD } from './session.ts';
import { JOURNEYS, type Seat } from './stage.ts';

/** Gives every journey an exhibitor of its own who has a page in the state the journey begins with. */
export async function chooseSeats(request: APIRequestContext): Promise<Record<string, Seat>> {
  const login = await request.post('/api/login', { data: { email: ADMIN, password: PASSWORD } });
  const session = (await login.json()) as SessionAnswer;
  async function read<Data>(path: string): Promise<Data> {
    const headers = { Authorization: `Bearer ${session.access_token}` };
    return ((await (await request.get(path, { headers })).json()) as { data: Data }).data;
  }
  const pages = await read<PageRow[]>(`/api/catalog/${session.active_catalog?.id}/page/1000/1`);
  const people = await read<ExhibitorItem[]>('/api/exhibitor/1000/1');
  const taken = new Set(people.filter(({ email }) => email === EXHIBITOR).map(({ id }) => id));
  /** A wine page without logo cannot be released. */
  const complete = async ({ id, page_type: type }: PageRow) =>
    type !== 1 || (await read<PageItem>(`/api/page/${id}`)).logo_id !== null;

  async function seatFor(type: number, state: string): Promise<Seat | undefined> {
    for (const page of pages) {
      if (page.page_type !== type || page.state !== state || page.active !== 1) continue;
      const person = people.find(({ id, active }) => id === page.exhibitor_id && active === 1);
      if (!person || taken.has(person.id) || !(await complete(page))) continue;
      taken.add(person.id);
      const { id: exhibitorId, email, company_name: company } = person;
      return { exhibitorId, email, company, pageId: page.id, position: page.position };
    }
    return undefined;
  }

  const seats: Record<string, Seat> = {};
  for (const [journey, { type, state }] of Object.entries(JOURNEYS)) {
    const seat = await seatFor(type, state);
    if (!seat) throw new Error(`The demo has no page left for «${journey}».`);
    seats[journey] = seat;
  }
  return seats;
}
