import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { root } from './paths.mjs';

// What a package manager may know from the one that called us: the way to the registry, nothing else.
const NETWORK_SETTING =
  /^npm_config_(registry|https?_?proxy|proxy|noproxy|ca|cafile|strict_ssl|userconfig|globalconfig)$/i;

/** The environment without what `npm run` adds: its settings and names would mislead pnpm and our own programs. */
export function cleanEnvironment(extra = {}) {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^npm_/i.test(name) || NETWORK_SETTING.test(name),
  );
  return { ...Object.fromEntries(kept), ...extra };
}

/**
 * Runs a node program to its end.
 *
 * @param {string[]} words program file and its arguments
 * @param {{ cwd?: string, env?: Record<string, string>, quiet?: boolean, kept?: boolean }} [options] quiet gathers the
 *   output instead of showing it, kept does both
 * @returns {Promise<{ code: number, output: string }>} a program ended by a signal has code 1
 */
export function runNode(words, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, {
      cwd: options.cwd ?? root,
      env: cleanEnvironment(options.env),
      stdio: options.quiet || options.kept ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk) => {
        output += chunk;
        if (options.kept) process.stdout.write(chunk);
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** As runNode, but a failure ends with the program's own words. */
export async function mustRunNode(what, words, options = {}) {
  const { code, output } = await runNode(words, { quiet: true, ...options });
  if (code !== 0) throw new Failure(`${what} failed.\n${output.trim()}`);
}

/** A failure that needs no stack: its message is for the person at the keyboard. */
export class Failure extends Error {}

/**
 * Reads the words a script was called with; with others than it takes it says how it is called and ends with code 2.
 *
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {string} usage
 * @param {Config} config
 */
export function readWords(usage, config) {
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(`${error.message}\nUsage: ${usage}`);
    return process.exit(2);
  }
}

/** Runs a script's body and turns a failure into one clear message and exit code 1. */
export function main(body) {
  body().catch((error) => {
    console.error(error instanceof Failure ? error.message : error);
    process.exit(1);
  });
}
