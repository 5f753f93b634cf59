type Props = { email: string; phone: string | null };

/** How an exhibitor is reached: by mail and, with a number, by phone. */
export function ContactLinks({ email, phone }: Props) {
  return (
    <>
      <a href={`mailto:${email}`}>{email}</a>
      {phone && <a href={`tel:${phone.replaceAll(/\s/g, '')}`}>{phone}</a>}
    </>
  );
}
