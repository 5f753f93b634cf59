/**
 * One named part of a longer run.
 *
 * @typedef {{ passed: number, failed: number, report?: string }} Outcome numbers of tests; a check counts none when it
 *   passes and one failure when it does not
 * @typedef {{ name: string, work: () => Promise<Outcome> }} Step
 */

/**
 * Runs steps, at most `lanes` at a time, says how each went and how long it took, and goes on after a failure so
 * that one run shows everything.
 *
 * @param {Step[]} steps
 * @param {number} lanes
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runSteps(steps, lanes) {
  const total = { passed: 0, failed: 0 };
  const waiting = [...steps];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const began = performance.now();
      const outcome = await step
        .work()
        .catch((error) => ({ passed: 0, failed: 1, report: String(error.stack ?? error) }));
      total.passed += outcome.passed;
      total.failed += outcome.failed;
      announce(step.name, outcome, performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return total;
}

function announce(name, { passed, failed, report }, ms) {
  const counts = passed + failed > 1 ? `  ${passed} passed, ${failed} failed` : '';
  console.log(`${failed > 0 ? '✗' : '✓'} ${name}  ${(ms / 1000).toFixed(1)} s${counts}`);
  if (failed > 0 && report) console.log(report.trim().replaceAll(/^/gm, '    '));
}
