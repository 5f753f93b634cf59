import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { laterView } from '../../ui/later-view.tsx';
import { screenAt } from '../screens.ts';
import { ToolButton } from './tool-button.tsx';

const HelpPanel = laterView(
  () => import('../../features/help/components/help-panel.tsx').then((module) => module.HelpPanel),
  { wanted: ({ opened }) => opened, close: ({ onClose }) => onClose() },
);

/** Opens the chapters of the exhibitors' manual about this screen. */
export function HelpButton() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  if (useSession()?.role !== 'EXHIBITOR') return null;
  return (
    <>
      <ToolButton label={t(($) => $.app.topBar.help)} icon={CircleHelp} onClick={() => setOpenAt(pathname)} />
      <HelpPanel
        screen={screenAt(pathname)?.path ?? ''}
        opened={openAt === pathname}
        onClose={() => setOpenAt(null)}
      />
    </>
  );
}
