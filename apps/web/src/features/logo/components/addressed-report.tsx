import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { logoOne } from '../logo.api.ts';
import { ReportDialog } from './opened-logo.tsx';

/** The report of the logo in the address, `?report=12`: opens automatically when the check has failed. */
export function AddressedReport() {
  const [params, setParams] = useSearchParams();
  const id = params.get('report');
  const { data: logo } = useQuery({ ...logoOne(id ?? ''), enabled: id !== null });
  if (id === null || logo?.status !== 2) return null;

  function close() {
    const rest = new URLSearchParams(params);
    rest.delete('report');
    setParams(rest, { replace: true });
  }

  return <ReportDialog logo={logo} onClose={close} />;
}
