/** Twelve to nineteen digits with a valid check digit. */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((all, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Three digits, or four on some cards. */
export const isCvc = (text: string): boolean => /^\d{3,4}$/.test(text);

/** The maximum length of the name on a card and of the billing address fields. */
export const LONGEST_HOLDER = 100;
export const longestBilling = { street: 200, postalCode: 20 } as const;
