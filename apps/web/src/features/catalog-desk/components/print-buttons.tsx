import { Button } from '@mantine/core';
import type { CatalogItem } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { Calculator, ClipboardList, CopyPlus, FileText, Globe, Palette, Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../lib/use-translation.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { printResultsOf } from '../../print/print-results.api.ts';

/** Links from a catalogue to the next one, its pages and print desk; partly disabled during a generation. */
export function PrintButtons({ catalog }: { catalog: CatalogItem }) {
  const { t } = useTranslation();
  const { data } = useQuery(printResultsOf(String(catalog.id)));
  // The item was read when the screen opened; a generation may have started or finished since.
  const busy = data ? data.running !== null : catalog.status === 0;
  const desk = `/catalog/${catalog.id}/print`;
  return (
    <>
      <Button
        component={Link}
        to={`/catalog/${catalog.id}/next`}
        variant="default"
        leftSection={<CopyPlus size={16} aria-hidden />}
      >
        {t(($) => $.catalog.next)}
      </Button>
      <Button
        component={Link}
        to={`/catalog/${catalog.id}/page`}
        variant="default"
        leftSection={<FileText size={16} aria-hidden />}
      >
        {t(($) => $.page.title)}
      </Button>
      <Button
        component={Link}
        to={`/catalog/${catalog.id}/lists`}
        variant="default"
        leftSection={<ClipboardList size={16} aria-hidden />}
      >
        {t(($) => $.catalog.lists)}
      </Button>
      <Button
        component={Link}
        to={`/catalog/${catalog.id}/design`}
        variant="default"
        leftSection={<Palette size={16} aria-hidden />}
      >
        {t(($) => $.design.title)}
      </Button>
      <Button
        component={Link}
        to={`/catalog/${catalog.id}/online`}
        variant="default"
        leftSection={<Globe size={16} aria-hidden />}
      >
        {t(($) => $.edition.title)}
      </Button>
      {busy && (
        <Button component={Link} to={desk} variant="default">
          {t(($) => $.print.title)}
        </Button>
      )}
      <LinkButton
        to={`${desk}?do=count`}
        variant="default"
        disabled={busy}
        leftSection={<Calculator size={16} aria-hidden />}
      >
        {t(($) => $.print.count)}
      </LinkButton>
      <LinkButton to={`${desk}?do=generate`} disabled={busy} leftSection={<Printer size={16} aria-hidden />}>
        {t(($) => $.print.generate)}
      </LinkButton>
    </>
  );
}
