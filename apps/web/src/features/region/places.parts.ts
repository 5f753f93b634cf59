import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type Option, optionsFor } from '../../form/select-options.ts';
import { regionsOfPlace } from './region.api.ts';

/** How long typing must pause before the server is asked. */
const PAUSE_MS = 150;
/** Shorter names of places are also the beginnings of many others. */
const LEAST = 3;

/**
 * Regions of which none is called as what was typed are also found by a place or an appellation in them: Lavaux is in the
 * Waadt. The server knows some ten thousand of them, and is asked.
 * @param options keep it the same between renderings
 * @param idOf the number of an option's region; define it outside of the component
 */
export function usePlaces<O extends Option>(options: readonly O[], idOf: (option: O) => number | undefined) {
  const [typed, onSearch] = useState('');
  const [place] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const unknown =
    place.length >= LEAST &&
    options.some((option) => idOf(option) !== undefined) &&
    optionsFor(options, place).length === 0;
  const { data: regions } = useQuery({ ...regionsOfPlace(place), enabled: unknown });
  const found = useMemo(() => {
    if (!regions?.length) return options;
    return options.map((option) =>
      regions.includes(idOf(option) ?? 0) ? { ...option, words: `${option.words ?? ''} ${place}` } : option,
    );
  }, [options, regions, place, idOf]);
  return { options: found, onSearch };
}
