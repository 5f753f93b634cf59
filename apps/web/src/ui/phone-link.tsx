/** A telephone number that can be called. */
export const PhoneLink = ({ number }: { number: string }) => (
  <a href={`tel:${number.replaceAll(/\s/g, '')}`}>{number}</a>
);
