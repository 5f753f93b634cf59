/** Who organises the demo's fair, and can be asked; nobody has this number. */
export const demoOrganiser = {
  name: 'Wein auf dem Wasser',
  contact_name: 'Anna Meier',
  phone: '044 000 00 00',
  email: 'messe@rebblatt.test',
};

const { name, contact_name, phone, email } = demoOrganiser;

/** What stands below the regards of a mail that nobody has signed. */
export const demoSignature = [name, [contact_name, phone, email].join(', ')].join('\n');
