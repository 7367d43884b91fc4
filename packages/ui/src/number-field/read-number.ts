/** The rules for a number. Numbers are whole and not negative. */
export interface NumberRules {
  min?: number | undefined;
  max?: number | undefined;
  /** The minimum; by default zero. */
  step?: number | undefined;
}

export type NumberRefusal = 'unreadable' | 'tooLarge';
export type NumberFault = 'min' | 'max' | 'step';

/** Full-width digits of other keyboards: `１２` on a Japanese keyboard. No other character is converted. */
const wide = /[\uFF10-\uFF19]/g;
/** Spaces used as group separators. */
const groups = /(?<=\d)[ \u00A0\u2009\u202F](?=\d{3}(?:\D|$))/g;

/**
 * Parses digits as people write them: `12`, ` 12 `, `1 200`, `007`. No sign, decimals or exponent; nothing is
 * guessed.
 */
export function readNumber(written: string): { value: string } | { refusal: NumberRefusal } {
  const text = written.trim();
  const digits = text
    .slice(0, 64)
    .replace(wide, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(groups, '');
  if (text.length > 64 || !/^\d+$/.test(digits)) {
    return { refusal: /^\d+$/.test(text) ? 'tooLarge' : 'unreadable' };
  }
  const value = digits.replace(/^0+(?=\d)/, '');
  return Number.isSafeInteger(Number(value)) ? { value } : { refusal: 'tooLarge' };
}

/** The rule a number violates. */
export function getFault(value: number, { min = 0, max, step = 1 }: NumberRules): NumberFault | undefined {
  if (value < min) return 'min';
  if (max !== undefined && value > max) return 'max';
  return (value - min) % step === 0 ? undefined : 'step';
}

/** The nearest allowed steps around a number: `20` and `25` around 23. */
export function neighbours(value: number, rules: NumberRules): readonly number[] {
  const { min = 0, step = 1 } = rules;
  const below = min + Math.floor((value - min) / step) * step;
  return [below, below + step].filter((one) => getFault(one, rules) === undefined);
}

/**
 * The number an arrow key moves to: the next step. From outside the limits it moves to the nearest allowed
 * number; at a limit it stays.
 */
export function stepped(value: number | undefined, by: number, rules: NumberRules): number | undefined {
  const { min = 0, max = Number.MAX_SAFE_INTEGER, step = 1 } = rules;
  if (value === undefined) return by > 0 ? min : undefined;
  const highest = min + Math.floor((max - min) / step) * step;
  const place = (value - min) / step;
  const next = min + (by > 0 ? Math.floor(place) + by : Math.ceil(place) + by) * step;
  if (by > 0 ? value >= highest : value <= min) {
    // Outside a limit only the way back is possible.
    return undefined;
  }
  return Math.min(highest, Math.max(min, next));
}
