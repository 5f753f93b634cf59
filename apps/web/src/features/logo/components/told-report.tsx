import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { laterView } from '../../../ui/later-view.tsx';
import { logoOne } from '../logo.api.ts';

const ReportDialog = laterView(() => import('./report-dialog.tsx').then((module) => module.ReportDialog), {
  close: ({ onClose }) => onClose(),
});

/** The logo whose report the address asks for, `?report=12`: it opens by itself as soon as the check has failed. */
export function ToldReport() {
  const [params, setParams] = useSearchParams();
  const id = params.get('report');
  const { data: logo } = useQuery({ ...logoOne(id ?? ''), enabled: id !== null });
  if (id === null || logo?.status !== 2 || logo.report === null) return null;

  function close() {
    const rest = new URLSearchParams(params);
    rest.delete('report');
    setParams(rest, { replace: true });
  }

  return <ReportDialog logo={logo} onClose={close} />;
}
