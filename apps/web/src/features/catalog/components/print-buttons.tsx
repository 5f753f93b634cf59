import { Button } from '@mantine/core';
import type { CatalogItem } from '@rebblatt/contracts';
import { Calculator, FileText, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** From a catalogue to its pages and its print desk; counting and generating wait while a book is being made. */
export function PrintButtons({ catalog }: { catalog: CatalogItem }) {
  const { t } = useTranslation();
  const busy = catalog.status === 0;
  const desk = `/catalog/${catalog.id}/print`;
  return (
    <>
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
        to={busy ? desk : `${desk}?do=count`}
        variant="default"
        leftSection={<Calculator size={16} aria-hidden />}
      >
        {t(($) => $.print.count)}
      </Button>
      <Button
        component={Link}
        to={busy ? desk : `${desk}?do=generate`}
        leftSection={<Printer size={16} aria-hidden />}
      >
        {busy ? t(($) => $.print.running) : t(($) => $.print.generate)}
      </Button>
    </>
  );
}
