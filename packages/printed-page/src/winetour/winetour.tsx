import type { TypefacePair, WinetourInput } from '@rebblatt/contracts';
import type { PageFrameProps } from '../frame/page-frame.tsx';
import { inPlaces } from '../in-places.ts';
import type { FlowRow } from '../register/flow.ts';
import { GroupHeading } from '../register/group-heading.tsx';
import { RegisterPage } from '../register/register-page.tsx';
import { type PageTexts, pageTexts } from '../texts.ts';
import { StopRow } from './stop-row.tsx';
import { layOutWinetour, type WinetourItem } from './winetour.layout.ts';

interface WinetourProps {
  input: WinetourInput;
  pair: TypefacePair;
  frames: PageFrameProps[];
}

/** Page type 6: ships, decks and stands in walking order, with space to write. */
export function Winetour({ input, pair, frames }: WinetourProps) {
  return layOutWinetour(input, pair).map((columns, i) => {
    const frame = frames[i];
    if (!frame) return null;
    const texts = pageTexts[frame.language];
    return (
      <RegisterPage
        key={frame.folio ?? i}
        frame={frame}
        title={texts.winetour}
        index={i}
        columnCount={2}
        columns={columns.map((rows) =>
          inPlaces(rows, (row, at) => <Row row={row} top={at === 0} texts={texts} />),
        )}
      />
    );
  });
}

function Row({ row, top, texts }: { row: FlowRow<WinetourItem>; top: boolean; texts: PageTexts }) {
  const { item } = row;
  if (item.kind === 'stop') return <StopRow item={item} lines={row.lines} texts={texts} />;
  return (
    <GroupHeading
      level={item.kind === 'ship' ? 1 : 2}
      lines={item.name}
      height={row.lines}
      before={top ? 0 : (row.linesBefore ?? 0)}
      note={item.continued && item.kind === 'ship' ? texts.continued : null}
    />
  );
}
