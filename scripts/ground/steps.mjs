/**
 * One named part of a longer run.
 *
 * @typedef {{ passed: number, failed: number, report?: string, slowest?: string, unchanged?: boolean }} Outcome numbers
 *   of tests; a check counts none when it passes and one failure when it does not. What failed and why, and what took
 *   longest, as lines; whether it was left out as nothing has changed since it passed
 * @typedef {{ name: string, work: () => Promise<Outcome> }} Step
 */

/**
 * Runs steps, at most `lanes` at a time, says how each went and how long it took, and goes on after a failure so
 * that one run shows everything.
 *
 * @param {Step[]} steps
 * @param {number} lanes
 * @returns {Promise<{ passed: number, failed: number, reports: string[] }>} with the lines of the failed steps, to be
 *   told once more at the end of a long run
 */
export async function runSteps(steps, lanes) {
  const total = { passed: 0, failed: 0, reports: [] };
  const waiting = [...steps];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const began = performance.now();
      const outcome = await step
        .work()
        .catch((error) => ({ passed: 0, failed: 1, report: String(error.stack ?? error) }));
      total.passed += outcome.passed;
      total.failed += outcome.failed;
      if (outcome.failed > 0) total.reports.push(`✗ ${step.name}\n${indented(outcome.report ?? '')}`);
      announce(step.name, outcome, performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return total;
}

function announce(name, { passed, failed, report, slowest, unchanged }, ms) {
  if (unchanged) return console.log(`✓ ${name}  unchanged since it passed`);
  const counts = passed + failed > 1 ? `  ${passed} passed, ${failed} failed` : '';
  console.log(`${failed > 0 ? '✗' : '✓'} ${name}  ${(ms / 1000).toFixed(1)} s${counts}`);
  if (slowest) console.log(`  the slowest files:\n${indented(slowest)}`);
  if (failed > 0 && report) console.log(indented(report));
}

const indented = (text) => text.trim().replaceAll(/^/gm, '    ');
