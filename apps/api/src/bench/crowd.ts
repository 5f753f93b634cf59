import { logoSpecimen } from '@rebblatt/specimen';
import { DEMO_PASSWORD } from '../demo.ts';
import type { Database } from '../lib/database.ts';
import type { Figure } from './figure.ts';
import { type Call, callSteadily, type Latency } from './latency.ts';
import type { Stage } from './stage.ts';

/** A fair on the evening before its deadline. */
const PEOPLE = 300;
const PER_SECOND = 30;
const SHARE_OF_PICTURES = 0.04;
const SHARE_OF_UPLOADS = 0.015;
/** Some sign in all the time; each costs most of a second of a core. */
const SHARE_OF_SIGN_INS = 0.02;
const SECONDS = 20;
/** How much longer the others may wait because of pictures and uploads. */
const TIMES = 3;
/** Within this time everybody who cannot be served now is told so. */
const DELIVERED_WITHIN_MS = 2_000;

interface Person {
  id: number;
  email: string;
  pageId: number;
  headers: { authorization: string };
}

/** The calls of everybody, with and without those for which the press works, and what becomes of those. */
export async function measureCrowd(stage: Stage): Promise<Figure[]> {
  const people = await findPeople(stage);
  const logos = await makeLogos();
  const without = await othersOf(stage, people);
  const heavy = startHeavy(stage, people, logos);
  const beside = await othersOf(stage, people);
  const { refused, late, calls } = await heavy.stop();
  const figure = (name: string, value: number, floor: number): Figure => {
    return { name, value, unit: 'ms', floor, goal: { of: 'ratio', atMost: TIMES } };
  };
  return [
    figure('p50 of the calls beside pictures and uploads', beside.looks.p50, without.looks.p50),
    figure('p99 of the calls beside pictures and uploads', beside.looks.p99, without.looks.p99),
    figure('p50 of the sign-ins beside pictures and uploads', beside.signIn, without.signIn),
    {
      name: 'pictures and uploads refused later than in two seconds',
      detail: `${refused} of ${calls} asked to come back`,
      value: late,
      unit: 'calls',
      floor: null,
      goal: { of: 'value', atMost: 0 },
    },
  ];
}

/** Exhibitors with a page of their own, each with a session. */
async function findPeople({ db, signIn }: Pick<Stage, 'db' | 'signIn'>): Promise<Person[]> {
  const pages = await pagesOf(db);
  return Promise.all(
    Array.from({ length: PEOPLE }, async (_, n) => {
      const page = pages[n % pages.length];
      if (!page) throw new Error('The demo has no pages of exhibitors.');
      const headers = { authorization: `Bearer ${await signIn(page.exhibitorId)}` };
      return { id: page.exhibitorId, email: page.email, pageId: page.id, headers };
    }),
  );
}

async function pagesOf({ pool }: Database) {
  const { rows } = await pool.query<{ id: number; exhibitorId: number; email: string }>(
    `SELECT page.id, exhibitor_id AS "exhibitorId", "user".email FROM page
       JOIN "user" ON "user".id = exhibitor_id AND "user".active ORDER BY md5(page.id::text) LIMIT $1`,
    [PEOPLE],
  );
  return rows;
}

/** What people look at all the time: their session, lists, a page. */
const looks = (person: Person): string[] => [
  '/user',
  '/wine/20/1',
  '/status/20/1',
  `/page/${person.pageId}`,
  '/logo/20/1',
];

/** How long what people look at takes, and the time in ms that half of their sign-ins stay below. */
async function othersOf({ api }: Stage, people: Person[]): Promise<{ looks: Latency; signIn: number }> {
  const origin = `${api.origin}/api`;
  const rate = PER_SECOND * (1 - SHARE_OF_PICTURES - SHARE_OF_UPLOADS - SHARE_OF_SIGN_INS);
  const caller = callSteadily(origin, rate, (n): Call => {
    const person = people[n % people.length] as Person;
    const paths = looks(person);
    return { method: 'GET', path: paths[n % paths.length] as string, headers: person.headers };
  });
  // An account signs in at one place at a time, and has several pages.
  const emails = [...new Set(people.map(({ email }) => email))];
  const signIns: Promise<number>[] = [];
  const next = () => signIns.push(timeOfSignIn(origin, emails[signIns.length % emails.length] ?? ''));
  const timer = setInterval(next, 1000 / (PER_SECOND * SHARE_OF_SIGN_INS));
  await new Promise((resolve) => setTimeout(resolve, SECONDS * 1000));
  clearInterval(timer);
  const times = (await Promise.all(signIns)).sort((one, other) => one - other);
  return { looks: await caller.stop(), signIn: times[Math.floor(times.length / 2)] ?? 0 };
}

/** How long a sign-in takes, in ms; on a slow machine that may be until one is told when to come again. */
async function timeOfSignIn(origin: string, email: string): Promise<number> {
  const begun = performance.now();
  const body = JSON.stringify({ email, password: DEMO_PASSWORD });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/login`, { method: 'POST', headers, body });
  await answer.arrayBuffer();
  if (!answer.ok && !answer.headers.has('retry-after'))
    throw new Error(`The sign-in answered ${answer.status}.`);
  return performance.now() - begun;
}

/**
 * The logos that are going to be uploaded. They are made before anything is measured: drawing the first ones holds this
 * process for a third of a second, which would count as the server's.
 */
function makeLogos(): Promise<Blob[]> {
  const uploads = Math.ceil(PER_SECOND * SHARE_OF_UPLOADS * SECONDS) + 1;
  return Promise.all(
    Array.from({ length: uploads }, async (_, n) => {
      const bytes = await logoSpecimen({ seed: n, name: `Weingut ${n}`, place: 'Stäfa', since: 1800 + n });
      return new Blob([Uint8Array.from(bytes)]);
    }),
  );
}

/** Pictures of pages and uploads of logos at their shares. */
function startHeavy({ api }: Stage, people: Person[], logos: Blob[]) {
  const answers: Promise<{ refused: boolean; late: boolean }>[] = [];
  const say = async (path: string, person: Person, form?: FormData) => {
    const begun = performance.now();
    const answer = await fetch(`${api.origin}/api${path}`, {
      ...{ method: form ? 'POST' : 'GET', headers: person.headers },
      ...(form && { body: form }),
    });
    await answer.arrayBuffer();
    const refused = answer.status === 503 || answer.status === 429;
    if (refused && !answer.headers.has('retry-after'))
      throw new Error(`${path} does not say when to come back.`);
    if (!refused && !answer.ok) throw new Error(`${path} answered ${answer.status}.`);
    return { refused, late: refused && performance.now() - begun > DELIVERED_WITHIN_MS };
  };
  let n = 0;
  let uploaded = 0;
  const next = () => people[n++ % people.length] as Person;
  const every = (share: number, call: () => Promise<{ refused: boolean; late: boolean }>) =>
    setInterval(() => answers.push(call()), 1000 / (PER_SECOND * share));
  const timers = [
    every(SHARE_OF_PICTURES, () => {
      const person = next();
      return say(`/page-image/${person.pageId}`, person);
    }),
    every(SHARE_OF_UPLOADS, () => {
      const person = next();
      const form = new FormData();
      form.set('file', logos[uploaded++ % logos.length] as Blob, `Signet ${uploaded}.pdf`);
      return say('/logo', person, form);
    }),
  ];
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer);
      const all = await Promise.all(answers);
      const count = (of: 'refused' | 'late') => all.filter((answer) => answer[of]).length;
      return { refused: count('refused'), late: count('late'), calls: all.length };
    },
  };
}
