import { chapterOf } from '@rebblatt/manual/chapter-of';
import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../lib/session.ts';
import { laterView } from '../../ui/later-view.tsx';
import { screenAt } from '../screens.ts';
import { ToolButton } from './tool-button.tsx';

const HelpPanel = laterView(
  () => import('../../features/help/components/help-panel.tsx').then((module) => module.HelpPanel),
  { close: ({ onClose }) => onClose() },
);

/** Opens the chapters of the manual about this screen; only for exhibitors, on screens that it explains. */
export function HelpButton() {
  const { t } = useTranslation();
  const role = useSession()?.role;
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const chapters = chapterOf(screenAt(pathname)?.path ?? '');
  if (role !== 'EXHIBITOR' || chapters.length === 0) return null;
  return (
    <>
      <ToolButton label={t(($) => $.app.topBar.help)} icon={CircleHelp} onClick={() => setOpenAt(pathname)} />
      {openAt === pathname && <HelpPanel chapters={chapters} onClose={() => setOpenAt(null)} />}
    </>
  );
}
