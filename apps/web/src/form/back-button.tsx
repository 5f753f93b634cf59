import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { lastAddressOf, readHistory } from '../lib/back-history.ts';
import { useTranslation } from '../lib/use-translation.ts';

/** «Zurück» to a list as the user left it, with its filters and page. */
export function BackButton({ to }: { to: string }) {
  const { t } = useTranslation();
  return (
    <Button variant="default" component={Link} to={lastAddressOf(readHistory(), to)}>
      {t(($) => $.ui.back)}
    </Button>
  );
}
