import { Button, Checkbox } from '@mantine/core';
import type { BasePack, BasePackItem } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { notify } from '../../../ui/snackbar-store.ts';
import styles from '../components/setup.module.css';
import { baseDataOptions, loadBaseData } from '../setup.api.ts';

/** The base data that the product brings along: what would be added, and a box for each pack. */
export function BaseData() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(baseDataOptions());
  return (
    <>
      <PageHeader title={t(($) => $.setup.baseData)} />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && <Packs packs={data} />}
    </>
  );
}

function Packs({ packs }: { packs: BasePackItem[] }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const lacking = packs.filter(({ to_add }) => to_add > 0);
  const [left, setLeft] = useState<BasePack[]>([]);
  const [busy, setBusy] = useState(false);
  const chosen = lacking.map(({ pack }) => pack).filter((pack) => !left.includes(pack));
  const load = async () => {
    setBusy(true);
    try {
      const count = await loadBaseData(chosen);
      notify(
        'success',
        t(($) => $.setup.added, { count }),
      );
      navigate('/setup');
    } catch (error) {
      notify('danger', errorText(t, error));
      setBusy(false);
    }
  };
  return (
    <>
      <p className={styles.lead}>{t(($) => $.setup.baseDataLead)}</p>
      <div className={styles.packs}>
        {packs.map(({ pack, there, to_add }) => (
          <Checkbox
            key={pack}
            checked={to_add > 0 && !left.includes(pack)}
            disabled={to_add === 0}
            onChange={({ currentTarget: { checked } }) =>
              setLeft((all) => (checked ? all.filter((one) => one !== pack) : [...all, pack]))
            }
            label={t(($) => $.setup.packs[pack].name)}
            description={
              to_add === 0
                ? t(($) => $.setup.allThere, { count: there })
                : `${t(($) => $.setup.packs[pack].what)} ${t(($) => $.setup.toAdd, { count: to_add })}${
                    there > 0 ? ` ${t(($) => $.setup.there, { count: there })}` : ''
                  }`
            }
          />
        ))}
      </div>
      <Button loading={busy} disabled={chosen.length === 0} onClick={() => void load()}>
        {t(($) => $.setup.load)}
      </Button>
    </>
  );
}
