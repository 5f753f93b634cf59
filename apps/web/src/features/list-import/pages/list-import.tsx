import { type ImportResource, importResources, type ListRead } from '@rebblatt/contracts';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useTranslation } from '../../../lib/use-translation.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { EarlierLists } from '../components/earlier-lists.tsx';
import { ListReview } from '../components/list-review.tsx';
import { ListSource } from '../components/list-source.tsx';
import { placeOf } from '../list.rules.ts';
import type { ListOrigin } from '../list-import.api.ts';

const isResource = (name: string | undefined): name is ImportResource =>
  (importResources as readonly (string | undefined)[]).includes(name);

/** Entries of a list of reference data from a spreadsheet: where it comes from, then what it would do. */
export function ListImport() {
  const { resource } = useParams();
  return isResource(resource) ? (
    <Import key={resource} resource={resource} />
  ) : (
    <Navigate to="/setup" replace />
  );
}

function Import({ resource }: { resource: ImportResource }) {
  const { t } = useTranslation();
  const [from, setFrom] = useState<{ origin: ListOrigin; read: ListRead } | null>(null);
  const title = t(($) => $.listImport.titles[resource]);
  const trail = [{ to: placeOf(resource), label: t(($) => $.listImport.lists[resource]) }];
  return (
    <>
      <PageHeader title={title} trail={trail} />
      {from ? (
        <ListReview
          key={`${from.read.sheet}`}
          resource={resource}
          read={from.read}
          origin={from.origin}
          onRead={(read) => setFrom({ ...from, read })}
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
