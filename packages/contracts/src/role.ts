export const roles = ['SUPER_ADMIN', 'ADMIN', 'EXHIBITOR', 'NOBODY'] as const;
export type Role = (typeof roles)[number];

/** The organiser's roles. */
export const administrators = ['SUPER_ADMIN', 'ADMIN'] as const satisfies Role[];

export const isAdministrator = (role: Role): boolean => (administrators as readonly Role[]).includes(role);
