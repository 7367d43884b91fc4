import { type AmountReading, getExponent, readAmount, typedDecimals } from '@deck/values';
import { cachedBy } from '../messages/cached-by.ts';

/** The signs the language writes amounts with: en `1,234.5`, ru `1 234,5` (a no-break space), el `1.234,5`. */
export interface Signs {
  readonly group: string;
  readonly decimal: string;
}

/** What stands in the field while it is being written. */
export interface Draft {
  readonly text: string;
  /**
   * The groups in the text are ours, so they can be moved while typing. What was pasted keeps its own signs until it
   * has been read: nobody knows yet which of them groups.
   */
  readonly grouped: boolean;
  /** The sign that was typed where the decimal sign stands: a second one may show that it grouped. */
  readonly sign?: string | undefined;
}

/** One change of the field's text, as the browser tells of it. */
export interface Edit {
  /** The whole text after the change. */
  readonly text: string;
  /** Where the caret stands after it. */
  readonly caret: number;
  /** `InputEvent.inputType`; without one (autofill, dropped text) nobody typed. */
  readonly type: string | undefined;
  /** What was typed, as far as the browser says. */
  readonly data: string | null;
}

export interface Edited extends Draft {
  readonly caret: number;
}

export const getSigns = cachedBy((locale: string): Signs => {
  const parts = new Intl.NumberFormat(locale).formatToParts(1234567.5);
  const sign = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value;
  return { group: sign('group') ?? ',', decimal: sign('decimal') ?? '.' };
});

/**
 * The text after one change. Digits are grouped while they are typed, a typed comma or dot is the decimal sign of the
 * language while it is the only one, and the caret stays behind the digit it stood behind. Anything else stays exactly
 * as it was written.
 */
export function edited(before: Draft, edit: Edit, signs: Signs): Edited {
  const asWritten = { text: edit.text, grouped: false, caret: edit.caret };
  if (/^\d*$/.test(edit.text)) return regrouped(edit.text, edit.caret, signs);
  if (!before.grouped || !wasTyped(edit)) return asWritten;

  const typed = typedSign(edit);
  const isSecond = typed !== undefined && replaced(edit, '').includes(signs.decimal);
  if (isSecond && before.sign !== undefined) return asTyped(edit, before.sign, typed, signs);
  const text = typed === undefined ? edit.text : replaced(edit, signs.decimal);
  if (!isPlain(ungrouped(text, signs), signs)) return asWritten;
  const sign = text.includes(signs.decimal) ? (typed ?? before.sign) : undefined;
  return { ...regrouped(text, edit.caret, signs), sign };
}

/** What a draft means. An empty one means nothing yet. */
export function readDraft(draft: Draft, currency: string, signs: Signs): AmountReading | undefined {
  const text = draft.text.trim();
  if (text === '') return undefined;
  if (!draft.grouped) return readAmount(text, currency);

  const [whole = '', fraction = ''] = ungrouped(text, signs).split(signs.decimal);
  // The field itself shows three decimals of a dinar: zeros among them are no third decimal.
  const typed = fraction.length <= getExponent(currency) ? fraction.replace(/0+$/, '') : fraction;
  if (typed.length <= typedDecimals(currency)) return readAmount(`${whole}.${typed}`, currency);
  // Three digits behind a sign may be thousands, also when they were typed. It is asked as after pasting.
  return readAmount(`${whole},${fraction}`, currency);
}

/** Whether the caret stands beside one of our group signs, on the side the key would delete. */
export function standsAtGroup(
  draft: Draft,
  caret: number,
  key: 'Backspace' | 'Delete',
  signs: Signs,
): boolean {
  return draft.grouped && draft.text[key === 'Backspace' ? caret - 1 : caret] === signs.group;
}

function wasTyped({ type, data }: Edit): boolean {
  if (type === undefined) return false;
  return (
    type.startsWith('delete') ||
    type.startsWith('history') ||
    (type.startsWith('insert') && data !== null && /^(?:\d+|[.,\s])$/.test(data))
  );
}

/** A space somebody typed groups too, and ours stand where they belong already. */
function ungrouped(text: string, { group }: Signs): string {
  return text.replaceAll(group, '').replace(/\s/g, '');
}

/** A comma or dot that was just typed stands before the caret. */
function typedSign({ text, caret, data }: Edit): string | undefined {
  return data !== null && data === text[caret - 1] && /[.,]/.test(data) ? data : undefined;
}

function replaced({ text, caret }: Edit, sign: string): string {
  return text.slice(0, caret - 1) + sign + text.slice(caret);
}

/**
 * The text as its keys were pressed. Of two signs, as in `1,234.50`, the first may have grouped: nobody knows before it
 * is read as a whole, as pasted text is.
 */
function asTyped({ text, caret }: Edit, first: string, second: string, signs: Signs): Edited {
  const keys = (part: string) => ungrouped(part, signs).replace(signs.decimal, first);
  const before = keys(text.slice(0, caret - 1)) + second;
  return { text: before + keys(text.slice(caret)), grouped: false, caret: before.length };
}

function isPlain(plain: string, { decimal }: Signs): boolean {
  const [whole = '', fraction = '', ...more] = plain.split(decimal);
  return more.length === 0 && /^\d*$/.test(whole + fraction);
}

function regrouped(text: string, caret: number, signs: Signs): Edited {
  const before = ungrouped(text.slice(0, caret), signs).length;
  const [whole = '', ...fraction] = ungrouped(text, signs).split(signs.decimal);
  const next = [inThrees(whole).join(signs.group), ...fraction].join(signs.decimal);
  return { text: next, grouped: true, caret: placeBehind(next, before, signs) };
}

/** Digits in threes, counted from the right. No pattern does that without looking at every rest anew. */
function inThrees(digits: string): readonly string[] {
  const first = digits.length % 3;
  const threes = digits.slice(first).match(/\d{3}/g) ?? [];
  return first === 0 ? threes : [digits.slice(0, first), ...threes];
}

/** The place in a grouped text that has so many digits and decimal signs before it. */
function placeBehind(text: string, count: number, { group }: Signs): number {
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === count) return place;
    if (text[place] !== group) seen += 1;
  }
  return text.length;
}
