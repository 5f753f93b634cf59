import { nearestNames } from '@rebblatt/contracts';
import { Meant } from './meant.tsx';

type Props = {
  /** The names of all that could have been found. */
  names: readonly string[];
  typed: string;
  onChoose: (name: string) => void;
};

/** Names near to what was searched for and not found in a list that the screen has whole; nothing when no name is near. */
export function MeantAmong({ names, typed, onChoose }: Props) {
  const near = nearestNames(names, typed);
  return near.length > 0 ? <Meant names={near} onChoose={onChoose} /> : null;
}
