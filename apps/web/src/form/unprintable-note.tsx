import { laterView } from '../ui/later-view.tsx';

const UnprintableCharacters = laterView(
  () => import('./unprintable-characters.tsx').then((module) => module.UnprintableCharacters),
  // Without a connection nothing is said here; the release and the print desk say it.
  { missing: () => <></> },
);

/** Every type has these; nothing is fetched for them. */
const WESTERN = /^[\s\x20-\x7e\u00c0-\u00ff]*$/;

/** Says under a field which of its characters the catalogue cannot print; nothing while it can print all. */
export function UnprintableNote({ text }: { text: unknown }) {
  return (
    <div role="status">
      {typeof text === 'string' && !WESTERN.test(text) && <UnprintableCharacters text={text} />}
    </div>
  );
}
