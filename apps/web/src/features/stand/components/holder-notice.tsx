import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useCatalogState } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Notice } from '../../../ui/status-tag.tsx';
import { standApi } from '../stand.api.ts';
import { HolderLink } from './holder-link.tsx';

/** Says on a stand's own screen who has it in the active catalogue, or that it is free. */
export function HolderNotice() {
  const { t } = useTranslation();
  const { id } = useParams();
  const { data } = useQuery({ ...standApi.one(id ?? ''), enabled: id !== undefined });
  const catalog = useCatalogState()?.active_catalog;
  if (!data || !catalog || data.catalog_type !== catalog.catalog_type) return null;
  return (
    <Notice tone="info">
      {data.holder ? (
        <>
          {t(($) => $.stand.heldBy, { name: catalog.name })} <HolderLink holder={data.holder} />
        </>
      ) : (
        t(($) => $.stand.free, { name: catalog.name })
      )}
    </Notice>
  );
}
