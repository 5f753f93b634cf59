import type { LogoItem } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { laterView } from '../../../ui/later-view.tsx';
import { logoOne } from '../logo.api.ts';

export const ReportDialog = laterView(
  () => import('./report-dialog.tsx').then((module) => module.ReportDialog),
  { close: ({ onClose }) => onClose() },
);

/**
 * The logo that was opened in the list. It does not depend on its row, which may leave the list while a reason is being
 * written.
 */
export function OpenedLogo({ logo, onClose }: { logo: LogoItem; onClose: () => void }) {
  const { data } = useQuery(logoOne(String(logo.id)));
  return <ReportDialog logo={data && data.version > logo.version ? data : logo} onClose={onClose} />;
}
