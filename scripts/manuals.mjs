import { tools } from './ground/paths.mjs';
import { main, mustRunNode, readWords } from './ground/run.mjs';
import { prepare } from './prepare.mjs';

const USAGE = 'npm run manuals [-- --missing | NAME…]';

/**
 * Takes the pictures of the manuals again, from the demo fair in a real browser; they belong to the sources. With names
 * only those, and with `--missing` only those that no file has yet.
 */
main(async () => {
  const { values, positionals } = readWords(USAGE, {
    options: { missing: { type: 'boolean' } },
    allowPositionals: true,
  });
  await prepare({ build: true });
  await mustRunNode('Taking the pictures of the manuals', [tools.playwright, 'test', '--project=manuals'], {
    env: { MANUALS: '1', MANUALS_NAMES: positionals.join(' '), MANUALS_MISSING: values.missing ? '1' : '' },
  });
});
