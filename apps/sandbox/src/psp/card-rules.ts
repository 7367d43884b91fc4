/** Twelve to nineteen digits whose check digit is right. */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((all, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Three digits, on some cards four. */
export const isCvc = (text: string): boolean => /^\d{3,4}$/.test(text);

/** The most characters of a name on a card, and of what its billing address is checked by. */
export const LONGEST_HOLDER = 100;
export const longestBilling = { street: 200, postalCode: 20 } as const;
