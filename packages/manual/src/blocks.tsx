import type { ReactNode } from 'react';
import { inPlaces } from './in-places.ts';
import type { Block, Step } from './manual.ts';

type Props = {
  blocks: Block[];
  /** The picture of a step; without it the chapter is only text. */
  figure?: (step: Step) => ReactNode;
};

/** The body of a chapter, for print and for the screen. */
export const Blocks = ({ blocks, figure }: Props) => inPlaces(blocks, (block) => shown(block, figure));

function shown(block: Block, figure: Props['figure']): ReactNode {
  if ('text' in block) return <p>{rich(block.text)}</p>;
  if ('heading' in block) return <h3>{block.heading}</h3>;
  if ('note' in block) return <p className="manual-note">{rich(block.note)}</p>;
  if ('facts' in block)
    return (
      <dl>
        {block.facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{rich(value)}</dd>
          </div>
        ))}
      </dl>
    );
  if ('list' in block)
    return (
      <ul>
        {block.list.map((text) => (
          <li key={text}>{rich(text)}</li>
        ))}
      </ul>
    );
  return (
    <ol>
      {block.steps.map((step) => (
        <li key={step.text}>
          <p>{rich(step.text)}</p>
          {step.picture && figure?.(step)}
        </li>
      ))}
    </ol>
  );
}

/** Text with **names of the screen** set apart. */
const rich = (text: string): ReactNode[] => inPlaces(text.split('**'), strongOrNot);

const strongOrNot = (part: string, i: number) => (i % 2 === 1 ? <strong>{part}</strong> : part);
