import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FailedCall } from '../lib/failed-call.ts';
import { answerOf } from '../testing/answering.ts';
import { ErrorState } from './error-state.tsx';

const refused = (status: number, errors: object, more: object = {}) => {
  const body = { error: 'request.invalid', message: '', error_message: '', params: {}, errors };
  return new FailedCall(answerOf({ ...body, ...more }, status));
};
const invalid = [{ key: 'validation.invalid', params: {} }];

describe('a failed load', () => {
  it.each([
    ['an item that is gone', refused(404, {})],
    ['an address without a valid number', refused(422, { id: invalid })],
  ])('says that nothing is found: %s', (_, error) => {
    render(<ErrorState alone error={error} onRetry={() => undefined} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nicht gefunden');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('names what was not found if the server says so', () => {
    const gone = refused(404, {}, { error: 'request.not-found', params: { entity: 'wine' } });
    render(<ErrorState alone error={gone} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Der Wein wurde nicht gefunden');
  });

  it('offers to try again for any other refusal', () => {
    const error = refused(422, { 'columnFilters.x': invalid });
    render(<ErrorState error={error} onRetry={() => undefined} />, { wrapper: MantineProvider });
    expect(screen.getByRole('button', { name: 'Erneut versuchen' })).not.toBeNull();
  });
});
