import { type APIRequestContext, expect } from '@playwright/test';
import { callAs } from './calls.ts';
import { ADMIN, PASSWORD } from './session.ts';

/** Registers and activates an exhibitor who has no request yet. */
export async function newWinery(request: APIRequestContext) {
  const stamp = Date.now().toString(36);
  const email = `anfrage-${stamp}@neuland.test`;
  const company = `Weingut Anfrage ${stamp}`;
  await request.post('/api/register', {
    data: { email, password: PASSWORD, password_confirmation: PASSWORD, company_name: company },
  });
  const { call } = await callAs(request, ADMIN);
  const { data: people } = await call('GET /exhibitor/:perPage/:page', { perPage: 1000, page: 1 });
  const id = people.find((person) => person.email === email)?.id ?? 0;
  await call('PUT /exhibitor/:id', { id, body: { active: 1 } });
  return { stamp, email, company, organiser: call };
}

/** What a new winery orders. */
export const order = {
  count_stands: 2,
  count_pages_wine: 1,
  count_pages_advertising: 0,
  service: {},
  comment: null,
};

/** Sends the request of an exhibitor from elsewhere. */
export async function sendOrder(request: APIRequestContext, email: string) {
  const { session, call } = await callAs(request, email);
  const headers = { Authorization: `Bearer ${session.access_token}` };
  const answer = await request.post('/api/request', { headers, data: order });
  expect(answer.ok(), await answer.text()).toBe(true);
  return { call, sent: (await answer.json()).data };
}
