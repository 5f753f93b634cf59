import type { CoverFile, ExpectedSpine } from '@rebblatt/contracts';
import { TriangleAlert } from 'lucide-react';
import { formatNumber } from '../../../lib/money.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Notice } from '../../../ui/status-tag.tsx';

type Props = {
  /** Null without a cover. */
  cover: Pick<CoverFile, 'form' | 'spine_mm'> | null;
  /** Null before the first book. */
  spine: ExpectedSpine | null;
};

/** How the file is made, its spine and the one that the book needs; too large a difference is a warning. */
export function CoverSpine({ cover, spine }: Props) {
  const { t } = useTranslation();
  const found = cover?.spine_mm ?? null;
  const sentences = [
    cover?.form && t(($) => $.cover.forms[cover.form ?? 'pages']),
    spineText(),
    spine && t(($) => $.cover.spinePaper, { paper: formatNumber(spine.paper_um / 1000) }),
  ];
  return (
    <>
      <p>{sentences.filter(Boolean).join(' ')}</p>
      {spine?.differs && found !== null && (
        <Notice tone="wait" icon={TriangleAlert}>
          {t(($) => $.cover.spineDiffers, {
            difference: formatNumber(Math.round(Math.abs(found - spine.mm) * 10) / 10),
          })}
        </Notice>
      )}
    </>
  );

  function spineText(): string {
    const expected = spine && { wanted: formatNumber(spine.mm), pages: formatNumber(spine.printed_pages) };
    if (found === null)
      return expected ? t(($) => $.cover.spineWanted, expected) : t(($) => $.cover.spineWantedUnknown);
    const mm = formatNumber(found);
    return expected ? t(($) => $.cover.spine, { mm, ...expected }) : t(($) => $.cover.spineUnknown, { mm });
  }
}
