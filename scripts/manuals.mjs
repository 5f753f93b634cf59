import { tools } from './ground/paths.mjs';
import { main, mustRunNode } from './ground/run.mjs';
import { prepare } from './prepare.mjs';

/** Takes the pictures of the manuals again, from the demo fair in a real browser; they belong to the sources. */
main(async () => {
  await prepare({ build: true });
  await mustRunNode('Taking the pictures of the manuals', [tools.playwright, 'test', '--project=manuals'], {
    env: { MANUALS: '1' },
  });
});
