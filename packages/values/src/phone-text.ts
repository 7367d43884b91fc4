/** The range of digits of an international phone number, dial code included. */
export const phoneDigits = { min: 7, max: 15 } as const;

/**
 * The format of a phone: a plus, then 7 to 15 digits, with only spaces, hyphens and parentheses. An empty
 * text passes, as in every format: required fields are checked elsewhere.
 */
export function isPhoneText(text: string): boolean {
  if (text === '') return true;
  const digits = text.replace(/[ ()-]/g, '').slice(1);
  return /^\+[\d ()-]+$/.test(text) && digits.length >= phoneDigits.min && digits.length <= phoneDigits.max;
}
