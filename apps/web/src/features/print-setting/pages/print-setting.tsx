import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { OutputConditionSheet } from '../components/output-condition-sheet.tsx';
import { ThresholdsForm } from '../components/thresholds-form.tsx';
import { printSetting } from '../print-setting.api.ts';

/** The thresholds for uploaded files, and the output condition of the books. */
export function PrintSettings() {
  const { t } = useTranslation();
  const { data, error, isPending, refetch } = useQuery(printSetting());
  return (
    <>
      <PageHeader title={t(($) => $.printSetting.title)} />
      {isPending && <Loading />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && <OutputConditionSheet setting={data} />}
      {data && <ThresholdsForm setting={data} />}
    </>
  );
}
