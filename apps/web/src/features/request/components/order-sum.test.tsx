import type { RequestItem } from '@rebblatt/contracts';
import { render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { OrderSum } from './order-sum.tsx';

const ORDER = { count_stands: '1', count_pages_wine: '2', count_pages_advertising: '' };

function Order({ before }: { before: RequestItem | null }) {
  const form = useForm({ defaultValues: ORDER });
  return (
    <FormProvider {...form}>
      <OrderSum before={before} />
    </FormProvider>
  );
}

it('says what is about to be ordered, and what it was before', () => {
  const { rerender } = render(<Order before={null} />);
  expect(screen.getByText(/^Sie senden/).textContent).toBe('Sie senden: 1 Stand · 2 Weinseiten');
  rerender(<Order before={{ count_stands: 1, count_pages_wine: 1 } as RequestItem} />);
  expect(screen.getByText(/^Sie senden/).textContent).toBe('Sie senden: 1 Stand · 2 Weinseiten, bisher 1');
});
