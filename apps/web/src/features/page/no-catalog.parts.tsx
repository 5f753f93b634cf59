import { useTranslation } from '../../lib/use-translation.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** The whole screen of the organiser while no catalogue is running and none has run: why, and where one is made. */
export function NoCatalog({ text }: { text?: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      alone
      title={t(($) => $.page.noActiveTitle)}
      text={text ?? t(($) => $.page.noActiveText)}
      action={
        <LinkButton to="/catalog" variant="default">
          {t(($) => $.catalog.title)}
        </LinkButton>
      }
    />
  );
}
