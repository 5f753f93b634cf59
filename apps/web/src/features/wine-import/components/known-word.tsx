import { usePlaces } from '../../region/places.parts.ts';
import type { Word } from './use-words.ts';
import { WordChoice, type WordChoiceProps } from './word-choice.tsx';

const NONE: readonly Word[] = [];
const regionOf = ({ id }: Word) => id;

/** A choice of the words that a cell may contain; regions are also found by the places in them. */
export function KnownWord({
  words,
  ...props
}: Omit<WordChoiceProps, 'options' | 'onSearch'> & { words: readonly Word[] | undefined }) {
  const { options, onSearch } = usePlaces(words ?? NONE, regionOf);
  return <WordChoice {...props} options={words && options} onSearch={onSearch} />;
}
