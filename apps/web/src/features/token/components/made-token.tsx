import { useTranslation } from '../../../lib/use-translation.ts';
import { OnceShown } from '../../../ui/once-shown.tsx';
import type { MadeToken } from '../token.api.ts';

/** A new token, shown once. */
export function MadeTokenDialog({ made, onClose }: { made: MadeToken; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <OnceShown
      title={t(($) => $.token.made, { name: made.name })}
      text={t(($) => $.token.madeText)}
      secret={made.token}
      words={{
        copy: t(($) => $.token.copy),
        copied: t(($) => $.token.copied),
        kept: t(($) => $.token.kept),
      }}
      onClose={onClose}
    />
  );
}
