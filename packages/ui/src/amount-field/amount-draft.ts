import { type AmountReading, exponentOf, readAmount, typedDecimals } from '@deck/values';
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

export const signsOf = cachedBy((locale: string): Signs => {
  const parts = new Intl.NumberFormat(locale).formatToParts(1234567.5);
  const sign = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value;
  return { group: sign('group') ?? ',', decimal: sign('decimal') ?? '.' };
});

/**
 * The text after one change. Digits are grouped while they are typed, a typed comma or dot is the decimal sign of the
 * language, and the caret stays behind the digit it stood behind. Anything else stays exactly as it was written.
 */
export function edited(before: Draft, edit: Edit, signs: Signs): Edited {
  const asWritten = { text: edit.text, grouped: false, caret: edit.caret };
  if (/^\d*$/.test(edit.text)) return regrouped(edit.text, edit.caret, signs);
  if (!before.grouped || !wasTyped(edit)) return asWritten;

  const text = withDecimal(edit, signs);
  return isPlain(ungrouped(text, signs), signs) ? regrouped(text, edit.caret, signs) : asWritten;
}

/** What a draft means. An empty one means nothing yet. */
export function readDraft(draft: Draft, currency: string, signs: Signs): AmountReading | undefined {
  const text = draft.text.trim();
  if (text === '') return undefined;
  if (!draft.grouped) return readAmount(text, currency);

  const [whole = '', fraction = ''] = ungrouped(text, signs).split(signs.decimal);
  // The field itself shows three decimals of a dinar: zeros among them are no third decimal.
  const typed = fraction.length <= exponentOf(currency) ? fraction.replace(/0+$/, '') : fraction;
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
function withDecimal({ text, caret, data }: Edit, signs: Signs): string {
  const before = text[caret - 1];
  if (data === null || data !== before || !/[.,]/.test(data)) return text;
  return text.slice(0, caret - 1) + signs.decimal + text.slice(caret);
}

function isPlain(plain: string, { decimal }: Signs): boolean {
  const [whole = '', fraction = '', ...more] = plain.split(decimal);
  return more.length === 0 && /^\d*$/.test(whole + fraction);
}

function regrouped(text: string, caret: number, signs: Signs): Edited {
  const before = ungrouped(text.slice(0, caret), signs).length;
  const [whole = '', ...fraction] = ungrouped(text, signs).split(signs.decimal);
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, signs.group);
  const next = [groups, ...fraction].join(signs.decimal);
  return { text: next, grouped: true, caret: placeBehind(next, before, signs) };
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
