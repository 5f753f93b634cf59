import { containsWords, nearestNames } from '@rebblatt/contracts';
import { Meant } from './meant.tsx';

type Props = {
  /** The names of all that could have been found. */
  names: readonly string[];
  typed: string;
  onChoose: (name: string) => void;
};

/** Names near to what was searched for and not found in a list that the screen has whole; nothing when no name is near. */
export function MeantAmong({ names, typed, onChoose }: Props) {
  // A name that has the words is no other one: something else that was asked for is in the way.
  const others = names.filter((name) => !containsWords(name, typed));
  const near = nearestNames(others, typed);
  return near.length > 0 ? <Meant names={near} onChoose={onChoose} /> : null;
}
