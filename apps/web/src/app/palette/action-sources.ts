import {
  BellRing,
  BookImage,
  Calculator,
  ClipboardCheck,
  ClipboardList,
  Download,
  Globe,
  Grid3x3,
  KeyRound,
  LogIn,
  Printer,
  Send,
} from 'lucide-react';
import { signInAs } from '../../features/session/session.api.ts';
import { fetchList } from '../../lib/list-call.ts';
import { isOrganiser, ORGANISER } from '../../lib/screen.ts';
import type { Translate } from '../../lib/text-key.ts';
import {
  type AskedSource,
  type Destination,
  firstRows,
  type KnownSource,
  listFor,
} from './palette-source.ts';

/** What the organiser can do with the current catalogue, from any screen. */
export const actions: KnownSource = {
  key: 'actions',
  heading: ($) => $.palette.actions,
  list: ({ t, role, activeCatalog, currentCatalog }) => {
    if (!isOrganiser(role)) return [ownPassword(t, '/profile/edit')];
    const print = currentCatalog && `/catalog/${currentCatalog.id}/print`;
    const detail = currentCatalog?.name;
    return [
      ...(activeCatalog
        ? [
            {
              to: '/active-catalog/decide',
              label: t(($) => $.palette.decide),
              detail,
              icon: ClipboardCheck,
            },
          ]
        : []),
      ...(print
        ? [
            { to: `${print}?do=generate`, label: t(($) => $.palette.generate), detail, icon: Printer },
            { to: `${print}?do=count`, label: t(($) => $.palette.countPages), detail, icon: Calculator },
            {
              to: print,
              key: 'print-link',
              label: t(($) => $.palette.printLink),
              words: t(($) => $.palette.printLinkWords),
              detail,
              icon: Send,
            },
            {
              to: print,
              key: 'cover',
              label: t(($) => $.palette.cover),
              words: t(($) => $.palette.coverWords),
              detail,
              icon: BookImage,
            },
            {
              to: `/catalog/${currentCatalog.id}/online`,
              label: t(($) => $.palette.online),
              words: t(($) => $.palette.onlineWords),
              detail,
              icon: Globe,
            },
            {
              to: `/catalog/${currentCatalog.id}/progress`,
              label: t(($) => $.standing.progressTitle),
              detail,
              icon: Grid3x3,
            },
            {
              to: `/catalog/${currentCatalog.id}/lists`,
              label: t(($) => $.palette.lists),
              words: t(($) => $.palette.listWords),
              detail,
              icon: ClipboardList,
            },
          ]
        : []),
      ...exported(t),
      ownPassword(t, '/account'),
      { to: '/exhibitor/remind', label: t(($) => $.palette.remind), icon: BellRing },
      {
        to: '/exhibitor',
        key: 'work-as',
        fill: `${t(($) => $.palette.workAs)} `,
        label: `${t(($) => $.palette.workAs)} …`,
        icon: LogIn,
      },
    ];
  },
};

/** Where one's own password is changed. */
const ownPassword = (t: Translate, to: string): Destination => ({
  to,
  key: 'password',
  label: t(($) => $.palette.ownPassword),
  words: t(($) => $.palette.ownPasswordWords),
  icon: KeyRound,
});

/** The lists that an organiser takes along as a file, on their screens. */
const exported = (t: Translate): Destination[] =>
  (
    [
      ['/exhibitor', t(($) => $.exhibitor.title)],
      ['/admin-request', t(($) => $.request.listTitle)],
      ['/stand', t(($) => $.stand.title)],
      ['/wine', t(($) => $.wine.title)],
    ] as const
  ).map(([to, list]) => ({
    to,
    key: `export ${to}`,
    label: t(($) => $.palette.exportList, { list }),
    words: t(($) => $.palette.exportWords),
    icon: Download,
  }));

/** The exhibitor named after "log in as", or null if something else was typed. */
function namedAfter(t: Translate, typed: string): string | null {
  const words = t(($) => $.palette.workAs).toLowerCase();
  return typed.toLowerCase().startsWith(words) ? typed.slice(words.length).trim() : null;
}

/** Exhibitors on whose behalf the organiser can work, once "log in as" is typed or chosen. */
export const workAs: AskedSource = {
  key: 'work-as',
  heading: ($) => $.palette.workAs,
  roles: ORGANISER,
  asks: (typed, { t }) => namedAfter(t, typed) !== null,
  async find({ t }, typed, signal) {
    const name = namedAfter(t, typed) ?? '';
    const { data, total } = await fetchList('GET /exhibitor/:perPage/:page', firstRows(name), { signal });
    return {
      total,
      list: listFor('/exhibitor', name),
      destinations: data.map(({ id, company_name, city, email }) => ({
        to: '/',
        key: String(id),
        label: `${t(($) => $.palette.workAs)} ${company_name}`,
        detail: [city, email].filter(Boolean).join(' · '),
        icon: LogIn,
        before: () => signInAs({ id, email }),
      })),
    };
  },
};
