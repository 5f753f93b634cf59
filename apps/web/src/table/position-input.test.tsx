import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PositionInput } from './position-input.tsx';

function show(onMove = vi.fn(async (_position: number) => {})) {
  render(<PositionInput name="Weingut Pircher" value={6} onMove={onMove} />);
  return { onMove, field: screen.getByLabelText<HTMLInputElement>('Position von Weingut Pircher') };
}

describe('the position of a row', () => {
  it('is applied immediately with Enter', async () => {
    const { onMove, field } = show();
    await userEvent.clear(field);
    await userEvent.type(field, '3{Enter}');
    expect(onMove.mock.calls).toEqual([[3]]);
  });

  it('is applied automatically after a while, once', async () => {
    const { onMove, field } = show();
    await userEvent.clear(field);
    await userEvent.type(field, '12');
    expect(onMove).not.toHaveBeenCalled();
    await expect.poll(() => onMove.mock.calls).toEqual([[12]]);
  });

  it.each(['{Escape}', '0{Enter}', 'abc{Enter}', '-2{Enter}', '6{Enter}'])(
    'stays where it is after %s',
    async (keys) => {
      const { onMove, field } = show();
      await userEvent.clear(field);
      await userEvent.type(field, keys);
      expect(field.value).toBe('6');
      expect(onMove).not.toHaveBeenCalled();
    },
  );

  it('shows the actual position after a move was refused', async () => {
    const { onMove, field } = show();
    await userEvent.clear(field);
    await userEvent.type(field, '1{Enter}');
    expect(onMove.mock.calls).toEqual([[1]]);
    await expect.poll(() => field.value).toBe('6');
  });

  it('does not change when the field is left empty', async () => {
    const { onMove, field } = show();
    await userEvent.clear(field);
    await userEvent.tab();
    expect(field.value).toBe('6');
    expect(onMove).not.toHaveBeenCalled();
  });
});
