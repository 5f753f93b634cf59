import { Button, type ButtonProps } from '@mantine/core';
import { Link } from 'react-router-dom';

type Props = ButtonProps & { to: string };

/** A button that leads to a screen; disabled it is no link, so that nobody follows it by the keyboard either. */
export function LinkButton({ to, disabled, ...button }: Props) {
  return disabled ? <Button {...button} disabled /> : <Button {...button} component={Link} to={to} />;
}
