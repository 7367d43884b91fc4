import { expect, userEvent } from 'storybook/test';

/** What nobody means and everybody pastes once. None of it may hang a field, vanish, or become a value. */
export const badTexts: readonly (readonly [what: string, text: string])[] = [
  ['80 kB', 'Dear guest, 20.11.2026 - '.repeat(3_200)],
  ['an emoji', '🗓️'],
  ['marks of the direction of writing alone', '\u200f\u202e\u200e'],
  ['a NUL', '20.11.2026\u0000'],
  ['a day that does not exist', '2026-02-31'],
  ['a year of five digits', '31.12.99999'],
];

/** How long a field may take to answer, on a slow machine too. */
const atOnceMs = 1_500;

/** Pastes each text into the field: it stays as it was pasted, with an error, and no value comes of it. */
export async function refusesBadTexts(
  field: HTMLElement,
  onChange: (...args: never[]) => unknown,
  empty: unknown,
  texts = badTexts,
): Promise<void> {
  for (const [what, text] of texts) {
    await userEvent.clear(field);
    const start = performance.now();
    await userEvent.paste(text);
    await expect(field, what).toHaveValue(text);
    await userEvent.tab();
    await expect(performance.now() - start, what).toBeLessThan(atOnceMs);
    await expect(field, what).toHaveValue(text);
    await expect(field, what).toBeInvalid();
    await userEvent.click(field);
    await userEvent.keyboard('{Escape}');
  }
  for (const [value] of (onChange as unknown as { mock: { calls: unknown[][] } }).mock.calls) {
    await expect(value).toEqual(empty);
  }
}
