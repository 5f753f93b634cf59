import { createConfig, lintFromString } from '@redocly/openapi-core';
import core, { type RulesetDefinition } from '@stoplight/spectral-core';
import parsers from '@stoplight/spectral-parsers';
import rulesets from '@stoplight/spectral-rulesets';
import { description } from '../../apps/api/src/testing/described-answers.ts';
import type { Finding } from './finding.ts';

const FILE = 'apps/api/src/http/openapi.ts';

/** `/{resource}/:id/x` and `/{resource}/y/:id` are both demanded of the product, and clients send no name as an id. */
const FORCED = { 'no-ambiguous-paths': 'off' } as const;

/** The description of the API has no error and no warning of the two linters whose rules most tools follow. */
export async function checkApiDescription(): Promise<Finding[]> {
  const source = JSON.stringify(description());
  return [...(await byRedocly(source)), ...(await bySpectral(source))];
}

async function byRedocly(source: string): Promise<Finding[]> {
  const config = await createConfig({ extends: ['recommended'], rules: FORCED });
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  return problems.map(({ ruleId, message, location: [at] }) => ({
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
