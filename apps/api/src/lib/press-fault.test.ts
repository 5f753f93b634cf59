import { PressError, type PressErrorCode } from '@rebblatt/press';
import { expect, it } from 'vitest';
import { fromPress } from './press-fault.ts';

it.each<[PressErrorCode, number, string]>([
  ['browser-failed', 502, 'print.browser-down'],
  ['worker-died', 502, 'file.not-processed'],
  ['timeout', 504, 'print.too-slow'],
  ['too-slow', 422, 'file.too-complex'],
  ['memory', 422, 'file.too-complex'],
  ['unreadable', 422, 'file.unreadable'],
  ['disk-full', 507, 'server.storage-full'],
])('what the press calls %s is %i %s', async (code, status, error) => {
  await expect(fromPress(Promise.reject(new PressError(code, 'for the log')))).rejects.toMatchObject({
    status,
    code: error,
  });
});
