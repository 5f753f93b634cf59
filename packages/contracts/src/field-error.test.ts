import { expect, it } from 'vitest';
import { z } from 'zod';
import { fieldErrorsOf } from './field-error.ts';

const inherited = ['toString', 'hasOwnProperty', 'constructor', '__proto__', 'valueOf'];

it.each(inherited)('the errors of a field called %s are collected under its name', (name) => {
  const refused = z.strictObject({}).safeParse(JSON.parse(`{${JSON.stringify(name)}:1}`));
  const errors = fieldErrorsOf(refused.error ?? expect.fail('it was accepted'));
  expect(Object.entries(errors)).toEqual([[name, [{ key: 'validation.unknown', params: { name } }]]]);
});

it('several errors of one field stay together, in their order', () => {
  const twice = z.string().min(3).regex(/^\d+$/, 'validation.numeric');
  const { error } = z.object({ toString: twice }).safeParse({ toString: 'a' }, { reportInput: true });
  expect(fieldErrorsOf(error ?? expect.fail('it was accepted'))).toEqual({
    toString: [
      { key: 'validation.min-length', params: { min: 3 } },
      { key: 'validation.numeric', params: {} },
    ],
  });
});
