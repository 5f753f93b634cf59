export const roles = ['SUPER_ADMIN', 'ADMIN', 'EXHIBITOR', 'NOBODY'] as const;
export type Role = (typeof roles)[number];

/** Roles that run the fair. */
export const administrators = ['SUPER_ADMIN', 'ADMIN'] as const satisfies Role[];

export const isAdministrator = (role: Role): boolean => (administrators as readonly Role[]).includes(role);
