import { createConfig, lintFromString } from '@redocly/openapi-core';
import core, { type RulesetDefinition } from '@stoplight/spectral-core';
import parsers from '@stoplight/spectral-parsers';
import rulesets from '@stoplight/spectral-rulesets';
import { description } from '../../apps/api/src/testing/described-answers.ts';
import type { Finding } from './finding.ts';

const FILE = 'apps/api/src/http/openapi.ts';

/**
 * Below these a part of the path may be a word or an id, which tools cannot tell apart, though ids are digits. Programs call
 * them as they are, so they stay; no other part of the API may add such paths.
 */
const AMBIGUOUS_ALREADY = ['page', 'logo', 'account', 'exhibitor', 'catalog'].map(
  (word) => `#/paths/~1${word}~1`,
);

/** The description of the API has no error and no warning of the two linters whose rules most tools follow. */
export async function checkApiDescription(): Promise<Finding[]> {
  const source = JSON.stringify(description());
  return [...(await byRedocly(source)), ...(await bySpectral(source))];
}

async function byRedocly(source: string): Promise<Finding[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  const isForced = ({ ruleId, location: [at] }: (typeof problems)[number]) =>
    ruleId === 'no-ambiguous-paths' && AMBIGUOUS_ALREADY.some((root) => at?.pointer?.startsWith(root));
  const left = problems.filter((problem) => !isForced(problem));
  return left.map(({ ruleId, message, location: [at] }) => ({
    file: FILE,
    message: `${ruleId} at ${at?.pointer}: ${message}`,
  }));
}

async function bySpectral(source: string): Promise<Finding[]> {
  const spectral = new core.Spectral();
  spectral.setRuleset({ extends: [[rulesets.oas as RulesetDefinition, 'recommended']] });
  const problems = await spectral.run(new core.Document(source, parsers.Json, 'openapi.json'));
  return problems.map(({ code, message, path }) => ({
    file: FILE,
    message: `${code} at ${path.join('/')}: ${message}`,
  }));
}
