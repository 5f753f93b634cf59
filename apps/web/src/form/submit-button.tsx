import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';

/** Submits its form; shows while it is being sent. */
export function SubmitButton({ children, fullWidth }: { children: ReactNode; fullWidth?: boolean }) {
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" fullWidth={fullWidth} loading={isSubmitting}>
      {children}
    </Button>
  );
}
