/** The minimum length of a password. */
export const passwordLength = 8;
