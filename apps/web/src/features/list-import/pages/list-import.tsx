import { type ImportResource, importResources, type ListRead, type ListTable } from '@rebblatt/contracts';
import { useMemo, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { DraftNotice } from '../../../form/draft-notice.tsx';
import { useKeptWork } from '../../../form/use-kept-work.ts';
import { useOpenCell } from '../../../form/use-open-cell.ts';
import { useSteps } from '../../../lib/use-steps.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Loading } from '../../../ui/loading.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { EarlierLists } from '../components/earlier-lists.tsx';
import { ListReview } from '../components/list-review.tsx';
import { ListSource } from '../components/list-source.tsx';
import { type OpenCell, placeOf, tableOf, withCells } from '../list.rules.ts';
import { type ListOrigin, readList } from '../list-import.api.ts';

const isResource = (name: string | undefined): name is ImportResource =>
  (importResources as readonly (string | undefined)[]).includes(name);

/** A list as it was read, with where it came from. */
type Brought = { resource: ImportResource; origin: ListOrigin; read: ListRead };

/** Entries of a list of reference data from a spreadsheet: where it comes from, then what it would do. */
export function ListImport() {
  const { resource } = useParams();
  const navigate = useNavigate();
  // One that was brought to the wrong place comes along to the right one.
  const [brought, setBrought] = useState<Brought | null>(null);
  async function take(other: ImportResource, origin: ListOrigin) {
    setBrought({ resource: other, origin, read: await readList(other, origin) });
    navigate(`/import/${other}`, { replace: true });
  }
  return isResource(resource) ? (
    <Import
      key={resource}
      resource={resource}
      brought={brought?.resource === resource ? brought : null}
      onOther={take}
    />
  ) : (
    <Navigate to="/setup" replace />
  );
}

/** A list with what was settled in it; without its origin where that was a file and the tab was loaded anew. */
type Begun = { origin: ListOrigin | null; read: ListRead; table: ListTable };

/** What of it is kept until it is written: chosen files never are. */
type Kept = { text: string | null; read: ListRead; table: ListTable; open?: OpenCell | null };

const begun = ({ origin, read }: Omit<Brought, 'resource'>): Begun => ({
  origin,
  read,
  table: tableOf(read),
});

type Props = {
  resource: ImportResource;
  brought: Brought | null;
  onOther: (resource: ImportResource, origin: ListOrigin) => Promise<void>;
};

function Import({ resource, brought, onOther }: Props) {
  const { t } = useTranslation();
  const [from, setFrom] = useState<Begun | null>(brought && begun(brought));
  const [turn, setTurn] = useState(0);
  const unsaved = useMemo((): Kept | undefined => {
    if (from === null) return undefined;
    const { origin, read, table } = from;
    return { text: origin && 'text' in origin ? origin.text : null, read, table };
  }, [from]);
  const cell = useOpenCell<Omit<Kept, 'open'>, OpenCell>(unsaved);
  const draft = useKeptWork<Kept>(
    `list-import-rows-${resource}`,
    cell.work,
    ({ text, read, table, open }) =>
      setFrom({
        origin: text === null ? null : { text },
        read,
        // What was being typed is taken, as it is when the field is left.
        table: open ? withCells(table, open.lines, open.column, open.text) : table,
      }),
    { clear: () => setFrom(null), large: true },
  );
  const steps = useSteps();
  const title = t(($) => $.listImport.titles[resource]);
  const trail = steps ?? {
    to: placeOf(resource),
    label: t(($) => (resource === 'award-result' ? $.wine.title : $.listImport.lists[resource])),
  };
  return (
    <>
      <PageHeader title={title} trail={[trail]} />
      <DraftNotice draft={draft} />
      {/* Whoever began before the draft is there would lose one of the two. */}
      {!draft.asked && !from && <Loading />}
      {from ? (
        <ListReview
          key={turn}
          resource={resource}
          read={from.read}
          table={from.table}
          origin={from.origin}
          onChange={(table) => setFrom({ ...from, table })}
          onType={cell.type}
          onRead={(read) => {
            setFrom({ ...from, read, table: tableOf(read) });
            setTurn(turn + 1);
          }}
          onOther={async (other, origin) => {
            await onOther(other, origin);
            draft.forget();
          }}
          onWritten={draft.forget}
          onLeave={() => {
            draft.forget();
            setFrom(null);
          }}
        />
      ) : (
        draft.asked && (
          <>
            <ListSource resource={resource} onRead={(read) => setFrom(begun(read))} />
            <EarlierLists resource={resource} />
          </>
        )
      )}
    </>
  );
}
