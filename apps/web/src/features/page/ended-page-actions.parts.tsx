import { ActionIcon } from '@mantine/core';
import { hasWines, type PageRow } from '@rebblatt/contracts';
import { Download, Eye } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { download } from '../../lib/download.ts';
import { errorText } from '../../lib/error-text.ts';
import { fileAt } from '../../lib/file-address.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { notify } from '../../ui/snackbar-store.ts';
import { pageFile, pageTitle } from './page-name.rules.ts';

/** The actions on a page after its catalogue has ended: open it, and download its PDF. */
export function EndedPageActions({ page, catalog }: { page: PageRow; catalog: string }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const name = pageTitle(t, page);
  const show = t(($) => $.page.show, { name });
  const savePdf = t(($) => $.page.savePdf, { name });
  const laidOut = hasWines(page.page_type);

  async function save() {
    setBusy(true);
    try {
      const file = laidOut ? 'GET /page-wine-download/:id' : 'GET /page-download/:id';
      await download(fileAt(file, { id: page.id }), pageFile(t, page, catalog));
    } catch (error) {
      notify('danger', errorText(t, error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      {(laidOut || page.content_pdf !== null) && (
        <ActionIcon
          variant="subtle"
          color="gray"
          c="var(--ink)"
          loading={busy}
          aria-label={savePdf}
          title={savePdf}
          onClick={() => void save()}
        >
          <Download size={17} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon
        component={Link}
        to={`/exhibitor-page/edit/${page.id}`}
        variant="subtle"
        color="gray"
        c="var(--ink)"
        aria-label={show}
        title={show}
      >
        <Eye size={17} aria-hidden />
      </ActionIcon>
    </>
  );
}
