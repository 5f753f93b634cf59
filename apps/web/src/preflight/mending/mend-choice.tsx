import { Button, Checkbox } from '@mantine/core';
import type { FileMend, MendFix } from '@rebblatt/contracts';
import { Wrench } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { notify } from '../../ui/snackbar-store.ts';
import { Notice } from '../../ui/status-tag.tsx';
import { type MendCalls, orderMending } from './mend-calls.ts';
import styles from './mending.module.css';

type Props = {
  calls: MendCalls;
  offered: FileMend['offered'];
  /** Whether the last try did not succeed. */
  failed: boolean;
};

/** What can be mended, each with its box; nothing changes until somebody has seen the result. */
export function MendChoice({ calls, offered, failed }: Props) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<ReadonlySet<MendFix>>(
    () => new Set(offered.filter(({ usual }) => usual === 1).map(({ fix }) => fix)),
  );
  const [busy, setBusy] = useState(false);
  const fixes = offered.map(({ fix }) => fix).filter((fix) => chosen.has(fix));

  function tick(fix: MendFix, ticked: boolean) {
    setChosen((before) => new Set(ticked ? [...before, fix] : [...before].filter((one) => one !== fix)));
  }

  async function order() {
    setBusy(true);
    await orderMending(calls, fixes).catch((error: unknown) => notify('danger', errorText(t, error)));
    setBusy(false);
  }

  return (
    <section className={styles.mending} aria-label={t(($) => $.report.mend.title)}>
      <h3>{t(($) => $.report.mend.title)}</h3>
      <p>{t(($) => $.report.mend.intro)}</p>
      {failed && <Notice tone="danger">{t(($) => $.report.mend.failed)}</Notice>}
      <div className={styles.choices}>
        {offered.map(({ fix }) => (
          <Checkbox
            key={fix}
            checked={chosen.has(fix)}
            onChange={({ currentTarget }) => tick(fix, currentTarget.checked)}
            label={t(($) => $.report.mend.fixes[fix].name)}
            description={t(($) => $.report.mend.fixes[fix].how)}
          />
        ))}
      </div>
      <div>
        <Button
          variant="default"
          loading={busy}
          disabled={fixes.length === 0}
          leftSection={<Wrench size={16} aria-hidden />}
          onClick={() => void order()}
        >
          {fixes.length === offered.length && offered.length > 1
            ? t(($) => $.report.mend.mendAll)
            : t(($) => $.report.mend.mendChosen)}
        </Button>
      </div>
    </section>
  );
}
