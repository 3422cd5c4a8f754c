/** The three roles that the product itself knows: never renamed, never deleted, the only ones that may sign in. */
export const staffRoles = ['admin', 'manager', 'employee'] as const;
