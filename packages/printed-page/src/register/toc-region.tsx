import type { TocRegionInput, TypefacePair } from '@rebblatt/contracts';
import type { PageFrameProps } from '../frame/page-frame.tsx';
import { type PageTexts, pageTexts } from '../texts.ts';
import { EntryRow } from './entry-row.tsx';
import type { FlowRow } from './flow.ts';
import { GroupHeading } from './group-heading.tsx';
import { RegisterPage } from './register-page.tsx';
import { layOutTocRegion, type TocRegionItem } from './toc-region.layout.ts';

interface TocRegionProps {
  input: TocRegionInput;
  pair: TypefacePair;
  frames: PageFrameProps[];
  markUrl?: string | undefined;
}

/** Page type 5: countries, regions and the exhibitors with a wine from there, on as many pages as needed. */
export function TocRegion({ input, pair, frames, markUrl }: TocRegionProps) {
  return layOutTocRegion(input, pair).map((columns, i) => {
    const frame = frames[i];
    if (!frame) return null;
    const texts = pageTexts[frame.language];
    return (
      <RegisterPage
        key={frame.folio ?? i}
        frame={frame}
        title={texts.regions}
        index={i}
        markUrl={markUrl}
        columnCount={3}
        columns={columns.map((rows) =>
          rows.map((row, at) => <Row key={keyOf(row.item)} row={row} top={at === 0} texts={texts} />),
        )}
      />
    );
  });
}

function Row({ row, top, texts }: { row: FlowRow<TocRegionItem>; top: boolean; texts: PageTexts }) {
  const { item } = row;
  if (item.kind === 'entry') return <EntryRow exhibitorId={item.exhibitor_id} set={item.set} />;
  return (
    <GroupHeading
      level={item.kind === 'country' ? 1 : 2}
      lines={item.name}
      height={row.lines}
      before={top ? 0 : (row.linesBefore ?? 0)}
      note={item.continued && item.kind === 'country' ? texts.continued : null}
    />
  );
}

function keyOf(item: TocRegionItem): string {
  return `${item.kind}/${item.country}/${item.region}/${item.kind === 'entry' ? `${item.exhibitor_id}/${item.set.name.join(' ')}` : ''}`;
}
