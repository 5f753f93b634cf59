import { PhoneLink } from './phone-link.tsx';

type Props = { email: string; phone: string | null };

/** How an exhibitor is reached: by mail and, with a number, by phone. */
export function ContactLinks({ email, phone }: Props) {
  return (
    <>
      <a href={`mailto:${email}`}>{email}</a>
      {phone && <PhoneLink number={phone} />}
    </>
  );
}
