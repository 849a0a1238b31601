/** 1 Honda, 2 Yamaha, 3 Royal Enfield. */
export const categoryIds = ['1', '2', '3'] as const;
export type CategoryId = (typeof categoryIds)[number];

export const conditions = ['Excellent', 'Good', 'Fair'] as const;
export type Condition = (typeof conditions)[number];

export const roles = ['buyer', 'seller', 'admin'] as const;
export type Role = (typeof roles)[number];

export const signUpRoles = ['buyer', 'seller'] as const;
export type SignUpRole = (typeof signUpRoles)[number];
