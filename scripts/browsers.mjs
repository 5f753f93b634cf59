import { tools } from './ground/paths.mjs';
import { main, runNode } from './ground/run.mjs';
import { prepare } from './prepare.mjs';

/** Runs the main journeys in the Firefox and the WebKit that are found on the machine. */
main(async () => {
  await prepare({ build: true });
  const words = [
    tools.playwright,
    'test',
    '--config=playwright.browsers.config.ts',
    ...process.argv.slice(2),
  ];
  const { code } = await runNode(words);
  process.exitCode = code;
});
