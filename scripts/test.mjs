import { availableParallelism } from 'node:os';
import { checkSteps } from './ground/check-steps.mjs';
import { main, readWords } from './ground/run.mjs';
import { runSteps } from './ground/steps.mjs';
import { browserStep, vitestStep } from './ground/test-steps.mjs';
import { prepare } from './prepare.mjs';

main(async () => {
  const { values } = readWords('node scripts/test.mjs [--soak]', {
    options: { soak: { type: 'boolean', default: false } },
  });
  const { soak } = values;
  await prepare({ build: true });
  const checks = await runSteps(checkSteps(), availableParallelism());
  // One after the other: both bring a database, and a browser that waits for its turn fails on time limits.
  const tests = await runSteps([vitestStep({ soak }), browserStep()], 1);
  const passed = checks.passed + tests.passed;
  const failed = checks.failed + tests.failed;
  // A long run is read from its end.
  for (const report of [...checks.reports, ...tests.reports]) console.log(`\n${report}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
});
