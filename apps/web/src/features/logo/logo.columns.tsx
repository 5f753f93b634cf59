import { isUnchecked, type LogoItem } from '@rebblatt/contracts';
import type { Translate } from '../../lib/text-key.ts';
import { listColumns } from '../../table/columns.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import { LogoPicture } from './components/logo-picture.tsx';
import { madeOf } from './logo.rules.ts';

const column = listColumns<LogoItem>();

/** The columns of the logo list; exhibitors see only their own, so without the company. */
export function logoColumns(t: Translate, options: { withExhibitor: boolean }) {
  const yesNo = (yes: string, no: string) => [
    { value: '1', label: yes },
    { value: '0', label: no },
  ];
  const columns = column.columns([
    column.display({
      id: 'preview',
      cell: ({ row }) => <LogoPicture logo={row.original} />,
      meta: { label: t(($) => $.logo.preview), width: '92px' },
    }),
    column.accessor('name', {
      id: 'name',
      cell: ({ row }) => <NameOfLogo t={t} logo={row.original} />,
      meta: { label: t(($) => $.logo.name), filter: 'text', sortable: true, heading: true },
    }),
    column.accessor('status', {
      id: 'ready',
      cell: ({ row }) => <CheckTag t={t} logo={row.original} />,
      meta: {
        label: t(($) => $.logo.check),
        file: (logo: LogoItem) => checked(t, logo),
        filter: yesNo(
          t(($) => $.logo.ready),
          t(($) => $.logo.notReady),
        ),
        sortable: true,
      },
    }),
    column.accessor('approved', {
      id: 'approved',
      cell: ({ row }) => <DecisionTag t={t} logo={row.original} />,
      meta: {
        label: t(($) => $.logo.approval),
        file: (logo: LogoItem) => decided(t, logo),
        filter: yesNo(
          t(($) => $.logo.approved),
          t(($) => $.logo.notApproved),
        ),
        sortable: true,
      },
    }),
  ]);
  const exhibitor = column.columns([
    column.accessor('user.company_name', {
      id: 'user.company_name',
      meta: { label: t(($) => $.logo.exhibitor), filter: 'text', sortable: true },
    }),
  ]);
  const [preview, ...rest] = columns;
  return options.withExhibitor ? [...(preview ? [preview] : []), ...exhibitor, ...rest] : columns;
}

/** What its person calls it, and of a picture how large it became. */
function NameOfLogo({ t, logo }: { t: Translate; logo: LogoItem }) {
  const made = madeOf(t, logo);
  return (
    <>
      <strong>{logo.name}</strong>
      {made && <p style={{ margin: '4px 0 0', color: 'var(--muted)' }}>{made}</p>}
    </>
  );
}

/** The decision; of a rejection also what the organiser wrote. */
function DecisionTag({ t, logo }: { t: Translate; logo: LogoItem }) {
  return (
    <>
      <StatusTag tone={logo.approved ? 'ok' : logo.rejected ? 'danger' : 'wait'}>
        {decided(t, logo)}
      </StatusTag>
      {logo.rejection && <p style={{ margin: '4px 0 0', whiteSpace: 'pre-line' }}>{logo.rejection}</p>}
    </>
  );
}

function decided(t: Translate, { approved, rejected, status }: LogoItem): string {
  if (approved) return t(($) => $.logo.approved);
  if (rejected) return t(($) => $.logo.rejected);
  // Of a logo that passed its check nobody shall believe that it was turned down.
  return status === 1 ? t(($) => $.logo.toBeApproved) : t(($) => $.logo.notApproved);
}

const checkTones = { 0: 'info', 1: 'ok', 2: 'danger' } as const;

function CheckTag({ t, logo }: { t: Translate; logo: LogoItem }) {
  const tone = isUnchecked(logo) ? 'wait' : checkTones[logo.status];
  return <StatusTag tone={tone}>{checked(t, logo)}</StatusTag>;
}

function checked(t: Translate, logo: LogoItem): string {
  const { status } = logo;
  if (isUnchecked(logo)) return t(($) => $.logo.unchecked);
  if (status === 0) return t(($) => $.logo.checking);
  return status === 2 ? t(($) => $.logo.failed) : t(($) => $.logo.ready);
}
