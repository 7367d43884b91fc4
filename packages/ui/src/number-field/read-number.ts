/** What a number may be. All are whole; none is below zero. */
export interface NumberRules {
  min?: number | undefined;
  max?: number | undefined;
  /** From `min`, or from zero. */
  step?: number | undefined;
}

export type NumberRefusal = 'unreadable' | 'tooLarge';
export type NumberFault = 'min' | 'max' | 'step';

/** The digits of other keyboards that mean the same: `１２` of a Japanese one. Nothing else is read for another sign. */
const wide = /[\uFF10-\uFF19]/g;
/** Spaces that group digits in print. */
const groups = /(?<=\d)[ \u00A0\u2009\u202F](?=\d{3}(?:\D|$))/g;

/**
 * Digits, as a person writes them: `12`, ` 12 `, `1 200`, `007`. No sign, no decimals, no exponent: what else a text
 * might mean is not guessed.
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

/** Which rule a number breaks. */
export function getFault(value: number, { min = 0, max, step = 1 }: NumberRules): NumberFault | undefined {
  if (value < min) return 'min';
  if (max !== undefined && value > max) return 'max';
  return (value - min) % step === 0 ? undefined : 'step';
}

/** The numbers next to one that is on no step: `20` and `25` around 23; only those that are allowed. */
export function neighbours(value: number, rules: NumberRules): readonly number[] {
  const { min = 0, step = 1 } = rules;
  const below = min + Math.floor((value - min) / step) * step;
  return [below, below + step].filter((one) => getFault(one, rules) === undefined);
}

/**
 * The number an arrow leads to: the next step up or down. From outside the limits it leads to the nearest allowed one;
 * at a limit it stays.
 */
export function stepped(value: number | undefined, by: number, rules: NumberRules): number | undefined {
  const { min = 0, max = Number.MAX_SAFE_INTEGER, step = 1 } = rules;
  if (value === undefined) return by > 0 ? min : undefined;
  const highest = min + Math.floor((max - min) / step) * step;
  const place = (value - min) / step;
  const next = min + (by > 0 ? Math.floor(place) + by : Math.ceil(place) + by) * step;
  if (by > 0 ? value >= highest : value <= min) {
    // Beyond a limit only the way back leads anywhere.
    return undefined;
  }
  return Math.min(highest, Math.max(min, next));
}
