import { Button } from '@mantine/core';
import { hasWines, type OwnStandingPage } from '@rebblatt/contracts';
import { Download } from 'lucide-react';
import { fileAt } from '../../../lib/file-address.ts';
import { useCatalogState, useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { useWaitingDownload } from '../../../ui/use-waiting-download.ts';
import { pageFile } from '../../page/page-name.rules.ts';
import { ownPageName } from './standing-words.ts';

/** Saves an accepted page as it is printed. */
export function PageDownload({ page }: { page: OwnStandingPage }) {
  const { t } = useTranslation();
  const { save, waiting } = useWaitingDownload();
  const catalog = useCatalogState()?.active_catalog?.name ?? '';
  const company = useSession()?.user.company_name ?? null;
  const laidOut = hasWines(page.page_type);
  const address = fileAt(laidOut ? 'GET /page-wine-download/:id' : 'GET /page-download/:id', { id: page.id });
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<Download size={14} aria-hidden />}
      aria-label={t(($) => $.evening.savePdf, { name: ownPageName(t, page) })}
      loading={waiting}
      onClick={() => save(address, pageFile(t, { ...page, exhibitor: null, description: company }, catalog))}
    >
      {t(($) => $.evening.pdf)}
    </Button>
  );
}
