import { availableParallelism } from 'node:os';
import { checkSteps } from './ground/check-steps.mjs';
import { main } from './ground/run.mjs';
import { runSteps } from './ground/steps.mjs';
import { prepare } from './prepare.mjs';

main(async () => {
  await prepare();
  const { failed } = await runSteps(checkSteps(process.argv.slice(2)), availableParallelism());
  console.log(failed === 0 ? 'All checks passed.' : `${failed} of the checks failed.`);
  process.exitCode = failed === 0 ? 0 : 1;
});
