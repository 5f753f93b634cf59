import { useQuery } from '@tanstack/react-query';
import { createElement } from 'react';
import { withDeskTexts } from '../../lib/i18n.ts';
import { laterView } from '../../ui/later-view.tsx';
import { printResultsOf } from './print-results.api.ts';

const Note = laterView(() =>
  withDeskTexts(import('./components/generation-note.tsx')).then((module) => module.GenerationNote),
);

/** Says on any screen that a catalogue is being generated, and how far it is; nothing otherwise. */
export function GenerationNote({ catalogId }: { catalogId: number }) {
  const { data } = useQuery(printResultsOf(String(catalogId)));
  return data?.running ? createElement(Note, { catalogId, running: data.running }) : null;
}
