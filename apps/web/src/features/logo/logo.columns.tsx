import type { LogoItem } from '@rebblatt/contracts';
import type { Translate } from '../../lib/text-key.ts';
import { listColumns } from '../../table/columns.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import { LogoPicture } from './components/logo-picture.tsx';

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
      cell: ({ getValue }) => <strong>{getValue()}</strong>,
      meta: { label: t(($) => $.logo.name), filter: 'text', sortable: true, heading: true },
    }),
    column.accessor('status', {
      id: 'ready',
      cell: ({ getValue }) => <CheckTag t={t} status={getValue()} />,
      meta: {
        label: t(($) => $.logo.check),
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

/** The decision; of a rejection also what the organiser wrote. */
function DecisionTag({ t, logo }: { t: Translate; logo: LogoItem }) {
  if (logo.approved) return <StatusTag tone="ok">{t(($) => $.logo.approved)}</StatusTag>;
  if (!logo.rejected) return <StatusTag tone="wait">{t(($) => $.logo.notApproved)}</StatusTag>;
  return (
    <>
      <StatusTag tone="danger">{t(($) => $.logo.rejected)}</StatusTag>
      {logo.rejection && <p style={{ margin: '4px 0 0' }}>{logo.rejection}</p>}
    </>
  );
}

function CheckTag({ t, status }: { t: Translate; status: LogoItem['status'] }) {
  if (status === 0) return <StatusTag tone="info">{t(($) => $.logo.checking)}</StatusTag>;
  if (status === 2) return <StatusTag tone="danger">{t(($) => $.logo.failed)}</StatusTag>;
  return <StatusTag tone="ok">{t(($) => $.logo.ready)}</StatusTag>;
}
