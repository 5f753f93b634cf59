import { Button, type ButtonProps } from '@mantine/core';
import { Link } from 'react-router-dom';

type Props = ButtonProps & { to: string };

/** A link styled as a button; when disabled it is not a link, so the keyboard cannot follow it either. */
export function LinkButton({ to, disabled, ...button }: Props) {
  return disabled ? <Button {...button} disabled /> : <Button {...button} component={Link} to={to} />;
}
