import { asWrittenBy } from './as-written-by.ts';
import { type Program, type ProgramName, programs } from './programs.ts';

const names = Object.keys(programs) as ProgramName[];

/**
 * Those whose good pages leave nothing to be said by a check and are shown with their bleed: with a trim, without marks,
 * not cropped, of no newer version.
 */
const namesOf = (fits: (program: Program) => boolean): ProgramName[] =>
  names.filter((name) => {
    const program: Program = programs[name];
    return (
      program.boxes.includes('TrimBox') &&
      program.roomMm === undefined &&
      !program.cropIsTrim &&
      fits(program)
    );
  });
const senders = {
  ad: namesOf(({ version }) => version !== '1.7'),
  // A logo is wanted as PDF 1.3.
  logo: namesOf(({ version }) => version === '1.3'),
};

/**
 * A good page as a company sends it: written by one of the programs in turn.
 * @param good as for `asWrittenBy`
 * @param seed the same one results in the same bytes
 */
export function asSent(kind: keyof typeof senders, good: Uint8Array, seed: number): Promise<Uint8Array> {
  const name = senders[kind][seed % senders[kind].length];
  if (name === undefined) throw new Error(`No program writes a good ${kind}.`);
  return asWrittenBy(name, good);
}
