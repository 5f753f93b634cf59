import { type ImportResource, importResources, type ListRead } from '@rebblatt/contracts';
import { useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { useSteps } from '../../../lib/use-steps.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { EarlierLists } from '../components/earlier-lists.tsx';
import { ListReview } from '../components/list-review.tsx';
import { ListSource } from '../components/list-source.tsx';
import { placeOf } from '../list.rules.ts';
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

type Props = {
  resource: ImportResource;
  brought: Brought | null;
  onOther: (resource: ImportResource, origin: ListOrigin) => Promise<void>;
};

function Import({ resource, brought, onOther }: Props) {
  const { t } = useTranslation();
  const [from, setFrom] = useState<Omit<Brought, 'resource'> | null>(brought);
  const [turn, setTurn] = useState(0);
  const steps = useSteps();
  const title = t(($) => $.listImport.titles[resource]);
  const trail = steps ?? {
    to: placeOf(resource),
    label: t(($) => (resource === 'award-result' ? $.wine.title : $.listImport.lists[resource])),
  };
  return (
    <>
      <PageHeader title={title} trail={[trail]} />
      {from ? (
        <ListReview
          key={turn}
          resource={resource}
          read={from.read}
          origin={from.origin}
          onRead={(read) => {
            setFrom({ ...from, read });
            setTurn(turn + 1);
          }}
          onOther={(other) => onOther(other, from.origin)}
          onLeave={() => setFrom(null)}
        />
      ) : (
        <>
          <ListSource resource={resource} onRead={setFrom} />
          <EarlierLists resource={resource} />
        </>
      )}
    </>
  );
}
