/** So many characters a password has at least. */
export const passwordLength = 8;
