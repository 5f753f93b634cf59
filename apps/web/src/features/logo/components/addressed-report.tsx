import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { logoOne } from '../logo.api.ts';
import { ReportDialog } from './opened-logo.tsx';

/**
 * The report of the logo in the address, `?report=12`: opens automatically when the check has failed, and where a page was
 * made of a picture, which its person then sees.
 */
export function AddressedReport() {
  const [params, setParams] = useSearchParams();
  const id = params.get('report');
  const { data: logo } = useQuery({ ...logoOne(id ?? ''), enabled: id !== null });
  if (id === null || !logo || !(logo.status === 2 || (logo.status === 1 && logo.placement))) return null;

  function close() {
    const rest = new URLSearchParams(params);
    rest.delete('report');
    setParams(rest, { replace: true });
  }

  return <ReportDialog logo={logo} onClose={close} />;
}
