import { availableParallelism } from 'node:os';
import { checkSteps } from './ground/check-steps.mjs';
import { testsOf } from './ground/part-of-tests.mjs';
import { main, readWords } from './ground/run.mjs';
import { runSteps } from './ground/steps.mjs';
import { browserStep, vitestStep } from './ground/test-steps.mjs';
import { prepare } from './prepare.mjs';

main(async () => {
  const { values, positionals } = readWords('npm test -- [--soak] [PART …]', {
    options: { soak: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const { soak } = values;
  const parts = positionals.map(testsOf);
  const tests = parts.flatMap((part) => part.tests);
  const journeys = parts.flatMap((part) => part.journeys);
  await prepare({ build: true });
  const checks = await runSteps(checkSteps(), availableParallelism());
  // One after the other: both bring a database, and a browser that waits for its turn fails on time limits.
  const steps = [
    ...(parts.length === 0 || tests.length > 0 ? [vitestStep({ soak, only: tests })] : []),
    ...(parts.length === 0 || journeys.length > 0 ? [browserStep({ only: journeys })] : []),
  ];
  const ran = await runSteps(steps, 1);
  const passed = checks.passed + ran.passed;
  const failed = checks.failed + ran.failed;
  // A long run is read from its end.
  for (const report of [...checks.reports, ...ran.reports]) console.log(`\n${report}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
});
