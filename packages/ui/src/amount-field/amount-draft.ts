import { type AmountReading, getExponent, readAmount, typedDecimals } from '@deck/values';
import { cachedBy } from '../messages/cached-by.ts';

/** The separators of the language: en `1,234.5`, ru `1 234,5` (a no-break space), el `1.234,5`. */
export interface Signs {
  readonly group: string;
  readonly decimal: string;
}

/** The text in the field while the user edits it. */
export interface Draft {
  readonly text: string;
  /**
   * Whether we grouped the text and may regroup it while typing. Pasted text keeps its own separators until
   * it is parsed, since its group separator is unknown.
   */
  readonly grouped: boolean;
  /** The character typed as decimal separator. A second separator may show that it was a group separator. */
  readonly sign?: string | undefined;
}

/** A change of the field's text, as the browser reports it. */
export interface Edit {
  /** The whole text after the change. */
  readonly text: string;
  /** The caret's position after the change. */
  readonly caret: number;
  /** `InputEvent.inputType`; undefined for text that was not typed (autofill, drop). */
  readonly type: string | undefined;
  /** The typed text, if the browser reports it. */
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
 * Applies a change. Digits are grouped while typing. The only comma or dot typed becomes the language's
 * decimal separator. The caret stays after the same digit. All other text stays exactly as it is.
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

/** Parses a draft. An empty draft has no amount yet. */
export function readDraft(draft: Draft, currency: string, signs: Signs): AmountReading | undefined {
  const text = draft.text.trim();
  if (text === '') return undefined;
  if (!draft.grouped) return readAmount(text, currency);

  const [whole = '', fraction = ''] = ungrouped(text, signs).split(signs.decimal);
  // The field shows a dinar with three decimals: zeros at the end do not count as typed decimals.
  const typed = fraction.length <= getExponent(currency) ? fraction.replace(/0+$/, '') : fraction;
  if (typed.length <= typedDecimals(currency)) return readAmount(`${whole}.${typed}`, currency);
  // Three digits after a separator may be thousands, even when typed. The user is asked, as after pasting.
  return readAmount(`${whole},${fraction}`, currency);
}

/** Whether the key would delete one of our group separators next to the caret. */
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

/** A typed space is a group separator, and ours are already in place. */
function ungrouped(text: string, { group }: Signs): string {
  return text.replaceAll(group, '').replace(/\s/g, '');
}

/** A comma or dot was just typed before the caret. */
function typedSign({ text, caret, data }: Edit): string | undefined {
  return data !== null && data === text[caret - 1] && /[.,]/.test(data) ? data : undefined;
}

function replaced({ text, caret }: Edit, sign: string): string {
  return text.slice(0, caret - 1) + sign + text.slice(caret);
}

/**
 * The text exactly as typed. With two separators, as in `1,234.50`, the first may be a group separator. Only
 * parsing the whole decides, as with pasted text.
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

/** Groups digits in threes from the right. A regular expression would take quadratic time. */
function inThrees(digits: string): readonly string[] {
  const first = digits.length % 3;
  const threes = digits.slice(first).match(/\d{3}/g) ?? [];
  return first === 0 ? threes : [digits.slice(0, first), ...threes];
}

/** The position in a grouped text after the given number of digits and decimal separators. */
function placeBehind(text: string, count: number, { group }: Signs): number {
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === count) return place;
    if (text[place] !== group) seen += 1;
  }
  return text.length;
}
