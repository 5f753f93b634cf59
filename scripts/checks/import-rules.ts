const TESTS = '\\.test\\.tsx?$|/testing/';
const API = '^apps/api/src';
const WEB = '^apps/web/src';
const PRESS = '^packages/press/src';

/** A forbidden import, as regular expressions for both files. */
export interface ImportRule {
  name: string;
  /** Says where the code belongs. */
  message: string;
  from: string;
  fromNot?: string;
  to: string;
  /** May refer to a group of `from` as $1. */
  toNot?: string;
}

/** The allowed directions of imports; see docs/architecture.md. */
export const importRules: ImportRule[] = [
  {
    name: 'contracts import only zod',
    message: 'contracts depends only on zod; move what needs more to the api, the web client or press.',
    from: '^packages/contracts/src',
    fromNot: TESTS,
    to: '.',
    toNot: '^packages/contracts/src|^npm:zod$',
  },
  {
    name: 'printed-page imports only contracts and react',
    message:
      'pages run in the browser too; what needs node belongs in press, what needs the session in apps/web.',
    from: '^packages/printed-page/src',
    fromNot: TESTS,
    to: '.',
    toNot: '^packages/(printed-page|contracts)/src|^npm:(react|@fontsource)(/|$)',
  },
  {
    name: 'manual imports only contracts and react',
    message: 'its chapters are shown in the browser too; what needs node belongs in the api or in press.',
    from: '^packages/manual/src',
    fromNot: TESTS,
    to: '.',
    toNot: '^packages/(manual|contracts)/src|^npm:react(-dom)?(/|$)',
  },
  {
    name: 'spreadsheet imports nothing',
    message: 'it runs in the browser and on the server; archives and streams belong to them.',
    from: '^packages/spreadsheet/src',
    to: '.',
    toNot: '^packages/spreadsheet/src',
  },
  {
    name: 'wine-names imports nothing',
    message: 'it says what things are called; how names are looked up is the business of who asks.',
    from: '^packages/wine-names/src',
    fromNot: TESTS,
    to: '.',
    toNot: '^packages/wine-names/src',
  },
  {
    name: 'visitor-pages imports only contracts',
    message: 'it makes pages of what is public and of nothing else; pass in what it needs.',
    from: '^packages/visitor-pages/src',
    fromNot: TESTS,
    to: '.',
    toNot: '^packages/(visitor-pages|contracts)/src',
  },
  {
    name: 'press knows printed-page and contracts only',
    message: 'press depends on no database or application; pass in what it needs.',
    from: '^packages/press/src',
    to: '^(apps|prisma|e2e|scripts)/',
  },
  {
    name: 'press: the structure of a PDF is read below its content',
    message: 'pdf reads objects and streams; what reads operators belongs in content, a judgement above it.',
    from: `${PRESS}/pdf/`,
    fromNot: TESTS,
    to: `${PRESS}/(?!pdf/|press-error\\.ts)`,
  },
  {
    name: 'press: content is read once, below all who judge or change it',
    message:
      'content says what a page paints; what follows from it belongs in preflight, pdfx, colour, proof or assemble.',
    from: `${PRESS}/content/`,
    fromNot: TESTS,
    to: `${PRESS}/(?!content/|pdf/|press-error\\.ts|worker/watch-process\\.ts)`,
  },
  {
    name: 'specimen knows nothing of the product',
    message: 'it makes PDFs of any text and does not use sizes, texts and fonts of the product.',
    from: '^packages/specimen/',
    to: '^(apps|packages/(?!specimen/)|prisma|e2e|scripts)/',
  },
  {
    name: 'postgres knows nothing of the product',
    message: 'it runs a PostgreSQL for any program; the names and settings of the product are parameters.',
    from: '^packages/postgres/',
    to: '^(apps|packages/(?!postgres/)|prisma|e2e|scripts)/',
  },
  {
    name: 'press prints, and needs specimens in tests only',
    message: 'code that makes PDFs for trials belongs in a test or in packages/specimen.',
    from: '^packages/press/src',
    fromNot: TESTS,
    to: '^packages/specimen/',
  },
  {
    name: 'packages do not know the applications',
    message: 'packages must not depend on an application.',
    from: '^packages/',
    to: '^(apps|e2e)/',
  },
  {
    name: 'the applications do not know each other',
    message: 'they share only the wire: put what both need in packages/contracts.',
    from: '^apps/api/',
    to: '^apps/web/',
  },
  {
    name: 'the web client knows the wire and the pages',
    message: 'what the browser needs of the server belongs in packages/contracts.',
    from: '^apps/web/',
    to: '^(apps/api|packages/(press|specimen|postgres)|prisma)/',
  },
  {
    name: 'journeys know the wire',
    message: 'a journey uses only what a user sees, and packages/contracts.',
    from: '^e2e/',
    to: '^(apps|packages/(press|printed-page|specimen|postgres)|prisma)/',
  },
  {
    name: 'api: lib knows nothing above it',
    message:
      'lib is the lowest folder; move what depends on more to http, jobs, live, mail, files or a feature.',
    from: `${API}/lib/`,
    fromNot: TESTS,
    to: `${API}/(?!lib/)`,
  },
  {
    name: 'api: the shared folders know no feature',
    message: 'http, jobs, live, mail and files get what they need from app.ts; features import them.',
    from: `${API}/(http|jobs|live|mail|files)/`,
    fromNot: TESTS,
    to: `${API}/(features/|routes\\.ts|app\\.ts|main\\.ts|node\\.ts)`,
  },
  {
    name: 'api: features know nothing above them',
    message: 'routes.ts, app.ts and main.ts compose features; a feature gets what it needs as a parameter.',
    from: `${API}/features/`,
    fromNot: TESTS,
    to: `${API}/(routes|app|main|node)\\.ts`,
  },
  {
    name: 'api: testing stays in tests',
    message: 'only tests and seeds may use the testing folder.',
    from: `${API}/`,
    fromNot: `${TESTS}|\\.bench\\.ts$|/programs/`,
    to: `${API}/testing/`,
  },
  {
    name: 'api: only routes, http and app know Express',
    message: 'pass plain values from the route.',
    from: `${API}/`,
    fromNot: `${TESTS}|${API}/http/|${API}/bench/|\\.routes\\.ts$|${API}/(routes|app|main)\\.ts$`,
    to: '^npm:express',
  },
  {
    name: 'api: only queries, commands, presenters and reference files know Prisma',
    message: 'use a query or a command of the feature that owns the table.',
    from: `${API}/`,
    fromNot: `${TESTS}|\\.(queries|commands|reference|presenter)\\.ts$|${API}/(lib|testing|programs|schema|jobs)/`,
    to: '/generated/prisma/(?!enums)|^npm:@?prisma',
  },
  {
    name: 'only press knows the browser',
    message: 'printing belongs in packages/press.',
    from: '^(apps|packages/(?!press))',
    to: '^npm:(puppeteer|@sparticuz/chromium)',
  },
  {
    name: 'web: lib knows nothing above it',
    message: 'lib is the lowest folder; visible parts belong in ui, code with a domain word in a feature.',
    from: `${WEB}/lib/`,
    fromNot: TESTS,
    to: `${WEB}/(app|features|reference|preflight|history|table|form|ui|testing)/`,
  },
  {
    name: 'web: ui knows only lib',
    message: 'a part that depends on tables, forms or the domain belongs in table, form or a feature.',
    from: `${WEB}/ui/`,
    fromNot: TESTS,
    to: `${WEB}/(app|features|reference|preflight|history|table|form|testing)/`,
  },
  {
    name: 'web: the shared screens know no feature',
    message: 'pass in what differs; code for one feature belongs there.',
    from: `${WEB}/(reference|preflight|history|table|form)/`,
    fromNot: TESTS,
    to: `${WEB}/(app|features)/`,
  },
  {
    name: 'web: features do not know the app',
    message: 'app composes features; what a feature needs of it belongs in lib or ui.',
    from: `${WEB}/features/`,
    fromNot: TESTS,
    to: `${WEB}/app/`,
  },
  {
    name: 'web: only lib and .api.ts files call the server',
    message: 'write a query or mutation in the feature’s .api.ts and use that.',
    from: `${WEB}/`,
    fromNot: `${TESTS}|${WEB}/lib/|\\.api\\.ts$`,
    to: `${WEB}/lib/(api|send-request)\\.ts$`,
  },
  {
    name: 'api: features meet through what they say of themselves',
    message:
      'ask the other slice through its policy, gates, rules, queries, commands or presenter; a rule the client needs too belongs in contracts.',
    from: `${API}/features/([^/]+)/`,
    fromNot: TESTS,
    to: `${API}/features/`,
    toNot: `${API}/features/$1/|\\.(policy|gates|rules|queries|commands|presenter)\\.ts$`,
  },
  {
    name: 'web: features meet through what they offer',
    message:
      'use the other slice’s api, rules, columns, parts, words or filter; a screen made of two slices is composed in app or the owning page.',
    from: `${WEB}/features/([^/]+)/`,
    fromNot: TESTS,
    to: `${WEB}/features/`,
    toNot: `${WEB}/features/$1/|\\.(api|rules|columns|parts|words|filter)\\.tsx?$`,
  },
];
