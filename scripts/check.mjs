import { availableParallelism } from 'node:os';
import { checkSteps } from './ground/check-steps.mjs';
import { main, readWords } from './ground/run.mjs';
import { runSteps } from './ground/steps.mjs';
import { prepare } from './prepare.mjs';

main(async () => {
  const { positionals } = readWords('npm run check -- [PART …]', { allowPositionals: true });
  await prepare();
  const { failed } = await runSteps(checkSteps(positionals), availableParallelism());
  console.log(failed === 0 ? 'All checks passed.' : `${failed} of the checks failed.`);
  process.exitCode = failed === 0 ? 0 : 1;
});
