/** How many digits an international phone number has, the country's dial code included. */
export const phoneDigits = { min: 7, max: 15 } as const;

/**
 * The plain rule of a phone's format: a plus, then 7 to 15 digits, and besides them only spaces, hyphens and
 * parentheses. An empty text passes, as in every format rule: whether a phone is required is another question.
 */
export function isPhoneText(text: string): boolean {
  if (text === '') return true;
  const digits = text.replace(/[ ()-]/g, '').slice(1);
  return /^\+[\d ()-]+$/.test(text) && digits.length >= phoneDigits.min && digits.length <= phoneDigits.max;
}
